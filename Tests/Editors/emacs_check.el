;;; The language server in Emacs with Eglot, without a screen:
;;;     emacs --batch -l Tests/Editors/emacs_check.el      in the repository's folder
;;; Needs the built `appshell', and Eglot: of Emacs 29, or else Debian's elpa-eglot. -*- lexical-binding: t -*-

(require 'cl-lib)
(when (fboundp 'package-initialize) (package-initialize))
(unless (require 'eglot nil t)
  (princ "skipped: the test of Emacs needs Eglot (Emacs 29, or elpa-eglot)\n")
  (kill-emacs 0))

(define-derived-mode feature-mode text-mode "Feature")
(add-to-list 'auto-mode-alist '("\\.feature\\'" . feature-mode))

(defun check (condition what)
  (unless condition (error "%s" what)))

(defun wait-for (condition what)
  (with-timeout (20 (error "%s" what))
    (while (not (funcall condition)) (accept-process-output nil 0.05))))

(defun go-to (words)
  (goto-char (point-min))
  (search-forward words))

(let* ((root default-directory)
       (server (or (getenv "APPSHELL_LSP") (expand-file-name "Tools/.build/debug/appshell" root)))
       (folder (file-name-as-directory (make-temp-file "appshell é" t)))
       (file (expand-file-name "Scenarios/Madinia/a.feature" folder))
       (failed t))
  (unwind-protect
      (condition-case problem
          (progn
            (setenv "APPSHELL_HOME" root)
            (make-directory (file-name-directory file) t)
            (let ((default-directory folder)) (call-process "git" nil nil nil "init" "-q"))
            (with-temp-file file
              (insert "# language: fr\nFonctionnalité: É🎉\n\n  Scénario: S\n    Quand je tappe sur \"🎉\"\n"
                      "    Et je tape sur \"🎉\"\n    Et je tape deux fois de suite s\n"))
            (add-to-list 'eglot-server-programs `(feature-mode . (,server "lsp")))
            (setq eglot-sync-connect 20)
            (find-file file)
            (eglot-ensure)
            (call-interactively #'eglot)
            (wait-for (lambda () (flymake-diagnostics)) "no diagnostics")
            (let ((first (car (flymake-diagnostics))))
              (check (string-match-p "Aucune étape ne correspond" (flymake-diagnostic-text first)) first)
              ;; Emacs counts characters.
              (check (equal (buffer-substring (flymake-diagnostic-beg first) (flymake-diagnostic-end first))
                            "Quand je tappe sur \"🎉\"")
                     (format "the diagnostic is at %s" first)))
            (go-to "deux fois de suite s")
            (completion-at-point)
            (check (string-match-p "je tape deux fois de suite sur \"texte\"" (buffer-string)) "the step is not completed")
            (go-to "    Et je tape sur")
            (let ((before (buffer-string)))
              (eglot-format-buffer)
              (check (equal before (buffer-string)) "formatting changes what is formatted"))
            (let ((found (xref-backend-definitions 'eglot (xref-backend-identifier-at-point 'eglot))))
              (check (string-suffix-p ".swift" (xref-location-group (xref-item-location (car found)))) found))
            (eglot-shutdown (eglot-current-server))
            (setq failed nil)
            (princ "emacs_check: passed\n"))
        (error (princ (format "emacs_check: %S\n" problem))))
    (delete-directory folder t))
  (kill-emacs (if failed 1 0)))
