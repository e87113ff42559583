import { isSafeImage } from '@chatty/contract/rich-text';
import Image from '@tiptap/extension-image';
import { texts } from '#texts/editor.ts';

/**
 * An image, and under it what it shows in words, to be typed where one looks at it. Pictures from anywhere else, such as
 * pasted data addresses, never enter the text.
 */
export const ImageNode = Image.extend({
  parseHTML() {
    return [
      { tag: 'img[src]', getAttrs: (element) => (isSafeImage(element.getAttribute('src') ?? '') ? null : false) },
    ];
  },

  addNodeView() {
    return ({ node, editor, getPos }) => {
      let shown = node;
      const dom = document.createElement('figure');
      dom.dataset.image = '';
      const image = document.createElement('img');
      const words = document.createElement('input');
      words.placeholder = texts.image.describe;
      words.setAttribute('aria-label', texts.image.describe);
      words.maxLength = 300;
      const show = () => {
        const { src, alt, width, height } = shown.attrs;
        image.src = String(src);
        image.alt = String(alt ?? '');
        for (const [name, value] of Object.entries({ width, height })) {
          if (value) image.setAttribute(name, String(value));
          else image.removeAttribute(name);
        }
        if (words.value.trim() !== image.alt) words.value = image.alt;
      };
      words.oninput = () => {
        const at = getPos();
        if (at === undefined) return;
        const alt = words.value.trim();
        editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, { ...shown.attrs, alt }));
      };
      words.onkeydown = (event) => {
        if (event.key !== 'Enter') return;
        // It stands in a form, which Enter would save.
        event.preventDefault();
        const end = (getPos() ?? 0) + shown.nodeSize;
        const isLast = editor.state.doc.resolve(end).nodeAfter === null;
        if (isLast) editor.commands.insertContentAt(end, { type: 'paragraph' });
        editor.commands.setTextSelection(end + 1);
        // At once: the editor's own command waits for the next frame, and what is typed until then would land here.
        editor.view.focus();
      };
      show();
      dom.append(image, words);
      return {
        dom,
        update(next) {
          if (next.type !== shown.type) return false;
          shown = next;
          show();
          return true;
        },
        stopEvent: (event) => event.target === words,
        ignoreMutation: () => true,
      };
    };
  },
});
