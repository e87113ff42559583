type Told = 'in' | 'out';

const channel = new BroadcastChannel('chatty session');

/** Tells the other tabs of this browser that somebody signed in or out. */
export const tellOtherTabs = (what: Told): void => channel.postMessage(what);

/** Hears what happens in other tabs, never what was told here. */
export function onOtherTab(hear: (what: Told) => void): void {
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'in' || data === 'out') hear(data);
  });
}
