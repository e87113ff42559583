import type { PickerWish } from '../../app-bridge/protocol.ts';
import type { PickerLine } from '../find-resources.ts';
import { openDialog } from './dialogs.ts';
import { make, pressable } from './page-parts.ts';

const nouns = { product: 'products', variant: 'variants', collection: 'collections' };

/** The resource picker: a search field, a list of check boxes, and a button that hands over what is chosen. */
export function pickResource(
  wish: PickerWish,
  find: (query: string) => Promise<PickerLine[]>,
): Promise<object[] | null> {
  const chosen = new Map<string, object>(wish.chosen.map((id) => [id, { id }]));
  const verb = wish.action === 'add' ? 'Add' : 'Select';
  return openDialog<object[]>(`${verb} ${nouns[wish.type]}`, (close) => {
    const search = document.createElement('input');
    search.type = 'search';
    search.value = wish.query;
    search.ariaLabel = `Search ${nouns[wish.type]}`;
    const list = make('div', 'picker');
    const done = pressable(verb, () => close([...chosen.values()]), 'primary');
    const draw = async (): Promise<void> => {
      const lines = await find(search.value);
      list.replaceChildren(...lines.map((line) => pickerLine(line, wish, chosen, () => settle())));
      settle();
    };
    const settle = (): void => {
      done.disabled = chosen.size === 0;
      for (const box of list.querySelectorAll<HTMLInputElement>('input')) {
        box.checked = chosen.has(box.value);
        box.disabled = wish.most > 1 && chosen.size >= wish.most && !box.checked;
      }
    };
    search.addEventListener('input', () => void draw());
    void draw();
    return [
      search,
      list,
      make(
        'footer',
        '',
        pressable('Cancel', () => list.closest('dialog')?.close()),
        done,
      ),
    ];
  });
}

function pickerLine(line: PickerLine, wish: PickerWish, chosen: Map<string, object>, changed: () => void): HTMLElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = line.id;
  if (chosen.has(line.id)) chosen.set(line.id, line.resource);
  box.addEventListener('change', () => {
    if (wish.most === 1) chosen.clear();
    if (box.checked) chosen.set(line.id, line.resource);
    else chosen.delete(line.id);
    changed();
  });
  const label = make('label', '', box);
  if (line.image) {
    const image = document.createElement('img');
    Object.assign(image, { src: line.image, alt: '', width: 40, height: 40 });
    label.append(image);
  }
  label.append(make('span', '', line.title), make('small', '', line.about));
  return label;
}
