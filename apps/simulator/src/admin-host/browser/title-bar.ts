import type { BarAction, TitleBar } from '../../app-bridge/protocol.ts';
import { make, part, pressable } from './page-parts.ts';

/** Draws the app's title, its breadcrumb, badge and actions. */
export function drawTitleBar(bar: TitleBar, appName: string, press: (key: string) => void): void {
  part('title').textContent = bar.title || appName;
  document.title = `${bar.title || appName} · ${appName}`;
  const badge = part('badge');
  badge.hidden = bar.badge === null;
  badge.textContent = bar.badge ?? '';
  const at = (place: BarAction['place']): BarAction[] => bar.actions.filter((one) => one.place === place);
  part('crumbs').replaceChildren(
    ...at('breadcrumb').map((one) => {
      const back = pressable('←', () => press(one.key), 'crumb');
      back.ariaLabel = one.label;
      return back;
    }),
  );
  const secondary = at('secondary');
  const groups = [...new Set(secondary.flatMap((one) => one.group ?? []))];
  part('actions').replaceChildren(
    ...secondary.filter((one) => one.group === null).map((one) => actionButton(one, press)),
    ...groups.map((group) =>
      menu(
        group,
        secondary.filter((one) => one.group === group),
        press,
      ),
    ),
    ...at('primary').map((one) => actionButton(one, press)),
  );
}

function actionButton(action: BarAction, press: (key: string) => void): HTMLButtonElement {
  const look = `${action.place}${action.critical ? ' critical' : ''}`;
  const button = pressable(action.label, () => press(action.key), look);
  button.disabled = action.disabled || action.loading;
  button.ariaBusy = String(action.loading);
  return button;
}

function menu(label: string, actions: BarAction[], press: (key: string) => void): HTMLElement {
  const items = make('div', 'items', ...actions.map((one) => actionButton(one, press)));
  const details = make('details', 'more', make('summary', '', label), items);
  details.addEventListener('click', (event) => {
    if (event.target instanceof HTMLButtonElement) details.removeAttribute('open');
  });
  return details;
}
