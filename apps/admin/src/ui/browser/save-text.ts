/** Hands the browser a text that it keeps as a download. */
export function saveText(name: string, type: string, pieces: readonly string[]): void {
  const address = URL.createObjectURL(new Blob([...pieces], { type }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The download has begun by then; some browsers read the address a little later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
