/* Buttons that copy what is to be copied as it is. */
document.querySelectorAll('.copied').forEach((block) => {
  const text = block.querySelector('pre').textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy: ${block.previousElementSibling.textContent}`);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text);
      button.textContent = 'Copied';
      document.getElementById('live').textContent = 'Copied.';
    } catch {
      window.prompt('Copy:', text);
    }
    setTimeout(() => { button.textContent = 'Copy'; }, 1500);
  });
  block.append(button);
});
document.documentElement.setAttribute('data-ready', '');
