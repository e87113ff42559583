import type { Asking, News, PickerWish, ScopesOfApp } from '../../app-bridge/protocol.ts';
import type { HostBoot } from '../host-page.ts';
import { AppLinks } from './app-links.ts';
import { askServer } from './ask-server.ts';
import { confirmInDialog } from './dialogs.ts';
import { FrameLine } from './frame-line.ts';
import { part, pressable } from './page-parts.ts';
import { pickResource } from './pick-resource.ts';
import { SaveBar } from './save-bar.ts';
import { drawTitleBar } from './title-bar.ts';
import { hideToast, showToast } from './toasts.ts';

/** Puts the app into its frame and plays the admin around it. */
export function startApp(boot: HostBoot): void {
  const frame = document.createElement('iframe');
  frame.title = boot.appName;
  frame.name = 'app-iframe';
  frame.allow = 'clipboard-read; clipboard-write; microphone; camera';
  frame.src = boot.frameUrl + location.hash;

  const saveBar = new SaveBar((button) => line.order({ order: button }));
  const links = new AppLinks(boot.appPath, (link) => leave(() => line.order({ order: 'navigate', key: link.key })));
  const line = new FrameLine(frame, boot.appOrigin, answers(boot, saveBar), (news) => hear(news));
  const leave = (go: () => void): void => (saveBar.isShown ? saveBar.shake() : go());

  function hear(news: News): void {
    if (news.news === 'path') {
      history.replaceState(null, '', boot.appPath + (news.path === '/' ? '' : news.path));
      links.setPath(news.path);
    } else if (news.news === 'nav') links.setLinks(news.links);
    else if (news.news === 'title')
      drawTitleBar(news.bar, boot.appName, (key) => leave(() => line.order({ order: 'press', key })));
    else if (news.news === 'save-bar') saveBar.set(news.bar);
    else if (news.news === 'toast') {
      showToast(news, (end) => line.order({ order: end === 'action' ? 'toast-action' : 'toast-gone', id: news.id }));
    } else if (news.news === 'toast-gone') hideToast(news.id);
    else if (news.news === 'loading') part('loading').hidden = !news.on;
    else if (news.news === 'modal') document.body.classList.toggle('dimmed', news.open);
    else if (news.news === 'support') offerSupport(news.offered);
    else leave(() => location.assign(news.url.replace(/^shopify:\/*admin/, boot.storePath)));
  }

  function offerSupport(offered: boolean): void {
    const button = pressable('Get support', () => line.order({ order: 'support' }), 'support');
    part('title-bar').querySelector('.support')?.remove();
    if (offered) part('title-bar').append(button);
  }

  // While something is unsaved, no link of the admin leads away; the app's own name leads to its home without a reload.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || link.closest('[data-app-links]')) return;
    const { home } = links;
    if (saveBar.isShown) {
      event.preventDefault();
      saveBar.shake();
    } else if (home && link.pathname === boot.appPath) {
      event.preventDefault();
      line.order({ order: 'navigate', key: home.key });
    }
  });

  part('frame').append(frame);
}

/** What the app is answered, by the simulator or by the person in front of the admin. */
function answers(boot: HostBoot, saveBar: SaveBar): Record<Asking, (about: unknown) => Promise<unknown>> {
  const data = <Answer>(name: string, body?: unknown): Promise<Answer> => askServer(`${boot.dataPath}/${name}`, body);
  return {
    'id-token': async () => (await data<{ idToken: string }>('id-token')).idToken,
    user: async () => ({ accountAccess: boot.accountAccess }),
    scopes: () => data('scopes'),
    'grant-scopes': async (about) => {
      const wanted = about as string[];
      const detail = await data<ScopesOfApp>('scopes');
      const missing = wanted.filter((one) => !detail.granted.includes(one));
      if (missing.some((one) => !detail.optional.includes(one)))
        throw new Error('Only optional scopes can be asked for.');
      const granted =
        missing.length === 0 ||
        (await confirmInDialog(`${boot.appName} needs more access`, missing.join(', '), ['Allow', 'Cancel']));
      if (!granted) return { result: 'declined-all', detail };
      return { result: 'granted-all', detail: await data<ScopesOfApp>('grant-scopes', missing) };
    },
    'revoke-scopes': async (about) => ({ detail: await data<ScopesOfApp>('revoke-scopes', about) }),
    extensions: () => data('extensions'),
    pick: (about) => {
      const wish = about as PickerWish;
      return pickResource(wish, (query) => data(`resources?${new URLSearchParams({ type: wish.type, q: query })}`));
    },
    leave: async () => {
      if (!saveBar.isShown) return null;
      saveBar.shake();
      return new Promise(() => {});
    },
  };
}
