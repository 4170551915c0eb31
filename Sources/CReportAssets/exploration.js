/* Buttons that copy what is to be copied as it is. */
document.querySelectorAll('.copied').forEach((block) => {
  const text = block.querySelector('pre').textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small';
  button.textContent = '{{COPY}}';
  button.setAttribute('aria-label', `{{COPY_WHAT}} ${block.previousElementSibling.textContent}`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = '{{COPIED}}';
      document.getElementById('live').textContent = '{{COPIED_SENTENCE}}';
    } catch {
      window.prompt('{{COPY_WHAT}}', text);
    }
    setTimeout(() => { button.textContent = '{{COPY}}'; }, 1500);
  });
  block.append(button);
});
document.documentElement.setAttribute('data-ready', '');
