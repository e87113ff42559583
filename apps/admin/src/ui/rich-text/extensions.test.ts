// @vitest-environment happy-dom
import { Editor } from '@tiptap/react';
import { afterEach, describe, expect, it } from 'vitest';
import { richTextExtensions } from './extensions.ts';
import { completeAddress, insertions } from './insertions.ts';

const open: Editor[] = [];
// An editor that is left open looks at its page by a timer, also when there is no page any more.
afterEach(() => {
  for (const it of open.splice(0)) it.destroy();
});

function editorOf(content: string): Editor {
  const editor = new Editor({ extensions: richTextExtensions, content });
  open.push(editor);
  return editor;
}

const through = (html: string) => editorOf(html).getHTML();

describe('a text that goes through the editor', () => {
  it.each([
    '<h2>Returns</h2><p>Within <strong>30</strong> <em>days</em>, <u>free</u>, <s>not</s> <code>a &lt; b</code></p>',
    '<ul><li><p>Open</p></li></ul><ol start="3"><li><p>Pack</p></li></ol><blockquote><p>Fine</p></blockquote><hr><pre><code>x</code></pre>',
    '<p><a target="_blank" rel="noopener nofollow" href="https://a.example">a</a> <a href="/pages/b">b</a></p>',
    '<p style="text-align:center">Centre <span style="color:#cc0000">red</span></p>',
    '<table><tbody><tr><th colspan="2"><p>Size</p></th></tr><tr><td><p>S</p></td><td><p>M</p></td></tr></tbody></table>',
    '<img src="https://cdn.example/a.png" alt="A box"><iframe src="https://player.vimeo.com/video/1" title="Alt"></iframe>',
  ])('loses nothing: %s', (html) => expect(through(html).replaceAll(': ', ':').replaceAll(';"', '"')).toBe(html));

  it('carries in no script, no handler, no foreign frame and no foreign picture', () => {
    const html = through(
      '<p onclick="a()">x<script>alert(1)</script><a href="javascript:a()">y</a></p><img src="data:image/png;base64,AA" onerror="a()"><iframe src="https://evil.example/embed/a"></iframe>',
    );
    expect(html).toBe('<p>xy</p>');
  });
});

const [link, image, video] = insertions;

describe('an address', () => {
  it('may be typed the way people do', () => {
    expect(completeAddress('shop.com/returns')).toBe('https://shop.com/returns');
    expect(completeAddress(' help@shop.com ')).toBe('mailto:help@shop.com');
    expect(completeAddress('/pages/returns')).toBe('/pages/returns');
  });

  it('is refused with a reason', () => {
    expect(link?.problemWith('')).toBe('This field is required');
    for (const address of ['javascript:alert(1)', 'not an address', 'https://'])
      expect(link?.problemWith(address)).toMatch(/^Enter a web/);
    expect(link?.problemWith('shop.com')).toBeNull();
    expect(image?.problemWith('http://cdn.example/a.png')).toMatch(/https/);
    expect(image?.problemWith('https://cdn.example/a.png')).toBeNull();
    expect(video?.problemWith('https://example.com/v')).toMatch(/YouTube, Vimeo, or TikTok/);
    expect(video?.problemWith('https://youtu.be/dQw4w9WgXcQ')).toBeNull();
  });
});

describe('an insertion', () => {
  const openEditor = () => editorOf('<p>See here</p>');
  const put = (editor: Editor, which: number, address: string, newTab = false) =>
    insertions[which]?.insert(editor, { address, detail: 'Alt', newTab });

  it('links the selected words', () => {
    const editor = openEditor();
    editor.commands.setTextSelection({ from: 5, to: 9 });
    put(editor, 0, 'shop.com', true);
    expect(editor.getHTML()).toBe(
      '<p>See <a target="_blank" rel="noopener nofollow" href="https://shop.com">here</a></p>',
    );
    expect(link?.current(editor)).toEqual({ address: 'https://shop.com', detail: '', newTab: true });
    link?.remove?.(editor);
    expect(editor.getHTML()).toBe('<p>See here</p>');
  });

  it('shows the address where no words are selected', () => {
    const editor = openEditor();
    editor.commands.setTextSelection(9);
    put(editor, 0, '/returns');
    expect(editor.getHTML()).toBe('<p>See here<a href="/returns">/returns</a></p>');
  });

  it('embeds the player of a video link', () => {
    const editor = openEditor();
    put(editor, 2, 'https://youtu.be/dQw4w9WgXcQ');
    expect(editor.getHTML()).toContain(
      '<iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Alt"></iframe>',
    );
  });

  it('shows an image with its description', () => {
    const editor = openEditor();
    put(editor, 1, 'https://cdn.example/a.png');
    expect(editor.getHTML()).toContain('<img src="https://cdn.example/a.png" alt="Alt">');
  });
});
