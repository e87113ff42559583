import type { HostBoot } from '../host-page.ts';
import { part } from './page-parts.ts';
import { startApp } from './start-app.ts';

part('who').addEventListener('change', (event) => {
  if (event.target instanceof HTMLSelectElement) event.target.form?.submit();
});
part('menu').addEventListener('click', (event) => {
  const opener = event.currentTarget as HTMLElement;
  opener.ariaExpanded = String(document.body.classList.toggle('menu-open'));
});

const bootText = document.getElementById('boot')?.textContent;
if (bootText) startApp(JSON.parse(bootText) as HostBoot);
