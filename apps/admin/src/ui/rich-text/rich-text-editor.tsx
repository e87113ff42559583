import { createDocument, type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { richTextExtensions } from './extensions.ts';
import { UploadList } from './images/upload-list.tsx';
import { type ImageField, useImageUploads } from './images/use-image-uploads.ts';
import classes from './rich-text.module.css';
import { Toolbar } from './toolbar.tsx';

export interface RichTextEditorProps {
  id: string;
  /** HTML; an empty text is the empty string. */
  value: string;
  onChange(html: string): void;
  /** Ids of the elements that name and describe the editor. */
  labelledBy: string;
  describedBy?: string;
  invalid: boolean;
  required: boolean;
  /** How images are uploaded; without it they come by their address only. */
  images?: ImageField;
}

/** What the editor hands out: untouched text stays letter by letter what was put in. */
function htmlOf(editor: Editor, given: { html: string; doc: Editor['state']['doc'] } | null): string {
  if (given && editor.state.doc.eq(given.doc)) return given.html;
  return editor.isEmpty ? '' : editor.getHTML();
}

/** Alt-F10 leads from the text to its toolbar, as in other editors; Escape leads back. */
function reachToolbar(view: Editor['view'], event: KeyboardEvent): boolean {
  if (!event.altKey || event.key !== 'F10') return false;
  view.dom.closest(`.${classes.editor}`)?.querySelector<HTMLElement>('[data-tool][tabindex="0"]')?.focus();
  return true;
}

export function RichTextEditor(props: RichTextEditorProps) {
  const { id, value, onChange, labelledBy, describedBy, invalid, required, images } = props;
  const uploads = useImageUploads(images);
  const given = useRef<{ html: string; doc: Editor['state']['doc'] } | null>(null);
  const shown = useRef(value);
  const tell = (editor: Editor) => {
    const html = htmlOf(editor, given.current);
    if (html === shown.current) return;
    shown.current = html;
    onChange(html);
  };

  const editorProps = useMemo(
    () => ({
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-invalid': String(invalid),
        'aria-required': String(required),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
      },
      // The page around the text has the first heading; texts of other programs bring their own.
      transformPastedHTML: (html: string) => html.replace(/<(\/?)h1\b/gi, '<$1h2'),
      handleKeyDown: reachToolbar,
    }),
    [id, labelledBy, describedBy, invalid, required],
  );
  const editor = useEditor({
    extensions: images ? [...richTextExtensions, uploads.extension] : richTextExtensions,
    content: value,
    editorProps,
    onCreate: (created) => {
      given.current = { html: value, doc: created.editor.state.doc };
      if (images) uploads.follow(created.editor);
    },
    onUpdate: (updated) => {
      tell(updated.editor);
      if (images) uploads.follow(updated.editor);
    },
  });

  // The form put another text in: a discard, or an answer of the server.
  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    // The same text in other letters, as the server writes it, must not move the cursor.
    const isSame = createDocument(value, editor.schema).eq(editor.state.doc);
    if (!isSame) editor.commands.setContent(value, { emitUpdate: false });
    given.current = { html: value, doc: editor.state.doc };
  }, [value, editor]);

  return (
    <div className={classes.editor} data-invalid={invalid}>
      <Toolbar editor={editor} controls={id} take={uploads.take} />
      <EditorContent editor={editor} className={classes.content} data-paper />
      <UploadList uploads={uploads.uploads} retry={uploads.retry} remove={uploads.remove} />
    </div>
  );
}
