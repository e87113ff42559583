import { isSafeImage, isSafeLink, videoFromLink } from '@chatty/contract/rich-text';
import { IconLink, IconMovie, IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import type { ComponentType } from 'react';
import { texts } from '#texts/editor.ts';

interface Field {
  label: string;
  placeholder: string;
}

/** Something that is put into the text by its address. */
export interface Insertion {
  kind: 'link' | 'image' | 'video';
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
  address: Field;
  /** A second, optional text. */
  detail?: Field;
  offersNewTab?: boolean;
  /** What to tell the person about an address that cannot be used, or null. */
  problemWith(address: string): string | null;
  /** The values that stand in the text where the cursor is. */
  current(editor: Editor): Inserted | null;
  insert(editor: Editor, inserted: Inserted): void;
  remove?(editor: Editor): void;
}

export interface Inserted {
  address: string;
  detail: string;
  newTab: boolean;
}

const schemeless = /^[\w-]+(?:\.[\w-]+)+(?:[/?#:]|$)/;

/** What people type as an address, with what browsers need in front: `shop.com` and `a@b.com` work too. */
export function completeAddress(typed: string): string {
  const address = typed.trim();
  if (/^[^\s@/:]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(address)) return `mailto:${address}`;
  return schemeless.test(address) ? `https://${address}` : address;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const link: Insertion = {
  kind: 'link',
  label: texts.link.label,
  icon: IconLink,
  address: { label: texts.link.address, placeholder: texts.link.placeholder },
  offersNewTab: true,
  problemWith(address) {
    if (!address.trim()) return texts.required;
    const complete = completeAddress(address);
    const reachable =
      isSafeLink(complete) && /^(?:https?:\/\/[^/\s]|mailto:.|tel:.|\/|#)/i.test(complete) && !/\s/.test(complete);
    return reachable ? null : texts.link.wrong;
  },
  current(editor) {
    if (!editor.isActive('link')) return null;
    const { href, target } = editor.getAttributes('link');
    return { address: text(href), detail: '', newTab: target === '_blank' };
  },
  insert(editor, { address, newTab }) {
    const href = completeAddress(address);
    const attributes = newTab
      ? { href, target: '_blank', rel: 'noopener nofollow' }
      : { href, target: null, rel: null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (!editor.state.selection.empty || editor.isActive('link')) chain.setLink(attributes).run();
    else chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: attributes }] }).run();
  },
  remove: (editor) => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
};

const image: Insertion = {
  kind: 'image',
  label: texts.image.label,
  icon: IconPhoto,
  address: { label: texts.image.address, placeholder: texts.image.placeholder },
  detail: { label: texts.image.describe, placeholder: texts.image.describePlaceholder },
  problemWith(address) {
    if (!address.trim()) return texts.required;
    const complete = completeAddress(address);
    const reachable = isSafeImage(complete) && /^(?:https:\/\/[^/\s]|\/)/i.test(complete) && !/\s/.test(complete);
    return reachable ? null : texts.image.wrong;
  },
  current(editor) {
    if (!editor.isActive('image')) return null;
    const { src, alt } = editor.getAttributes('image');
    return { address: text(src), detail: text(alt), newTab: false };
  },
  insert: (editor, { address, detail }) =>
    editor
      .chain()
      .focus()
      .setImage({ src: completeAddress(address), alt: detail.trim() })
      .run(),
};

const video: Insertion = {
  kind: 'video',
  label: texts.video.label,
  icon: IconMovie,
  address: { label: texts.video.address, placeholder: texts.video.placeholder },
  detail: { label: texts.video.title, placeholder: texts.video.titlePlaceholder },
  problemWith(address) {
    if (!address.trim()) return texts.required;
    return videoFromLink(address) ? null : texts.video.wrong;
  },
  current(editor) {
    if (!editor.isActive('video')) return null;
    const { src, title } = editor.getAttributes('video');
    return { address: text(src), detail: title === texts.video.untitled ? '' : text(title), newTab: false };
  },
  insert(editor, { address, detail }) {
    const src = videoFromLink(address);
    const title = detail.trim() || texts.video.untitled;
    if (src) editor.chain().focus().insertContent({ type: 'video', attrs: { src, title } }).run();
  },
};

export const insertions: Insertion[] = [link, image, video];
