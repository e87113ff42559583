import type { Drawing } from './palette.ts';

export const tent: Drawing = (p) => `
  <path d="M40 302 Q104 128 200 104 Q296 128 360 302 Z" fill="${p.main}"/>
  <path d="M200 104 Q150 190 128 302 H272 Q250 190 200 104 Z" fill="${p.light}"/>
  <path d="M200 128 Q178 210 164 302 H236 Q222 210 200 128 Z" fill="${p.ink}"/>
  <path d="M200 128 Q214 210 236 302 H250 Q232 204 200 128 Z" fill="${p.dark}"/>
  <path d="M60 250 L20 310 M340 250 L380 310" stroke="${p.ink}" stroke-width="3"/><path d="M200 104 V88" stroke="${p.ink}" stroke-width="5"/>
  <path d="M40 302 H360" stroke="${p.dark}" stroke-width="7"/>`;

export const sleepingBag: Drawing = (p) => `
  <path d="M200 52 Q276 56 276 140 Q276 250 250 322 Q240 348 200 348 Q160 348 150 322 Q124 250 124 140 Q124 56 200 52 Z" fill="${p.main}"/>
  <ellipse cx="200" cy="116" rx="52" ry="44" fill="${p.ink}"/><path d="M156 130 Q200 108 244 130 Q240 158 200 160 Q160 158 156 130 Z" fill="${p.light}"/>
  <g stroke="${p.dark}" stroke-width="4" fill="none"><path d="M126 176 Q200 196 274 176 M130 216 Q200 236 270 216 M138 256 Q200 276 262 256 M146 296 Q200 314 254 296"/></g>
  <path d="M232 160 Q236 240 218 344" stroke="${p.light}" stroke-width="4" fill="none" stroke-dasharray="6 4"/>`;

export const pad: Drawing = (p) => `
  <g transform="rotate(-14 200 200)"><rect x="132" y="50" width="136" height="300" rx="34" fill="${p.main}"/>
  <g fill="${p.dark}" opacity=".55">${[80, 116, 152, 188, 224, 260, 296].map((y) => `<rect x="148" y="${y}" width="104" height="18" rx="9"/>`).join('')}</g>
  <rect x="232" y="42" width="18" height="18" rx="4" fill="${p.ink}"/></g>`;

export const backpack: Drawing = (p) => `
  <path d="M166 66 Q200 40 234 66" fill="none" stroke="${p.ink}" stroke-width="9"/>
  <path d="M124 130 Q124 62 200 62 Q276 62 276 130 V306 Q276 340 244 340 H156 Q124 340 124 306 Z" fill="${p.main}"/>
  <path d="M116 122 Q120 58 200 58 Q280 58 284 122 Q200 156 116 122 Z" fill="${p.dark}"/>
  <rect x="148" y="220" width="104" height="100" rx="16" fill="${p.dark}"/><path d="M148 244 H252" stroke="${p.light}" stroke-width="4"/>
  <path d="M168 122 V214 M232 122 V214" stroke="${p.ink}" stroke-width="9"/><rect x="160" y="164" width="16" height="12" fill="${p.light}"/><rect x="224" y="164" width="16" height="12" fill="${p.light}"/>
  <path d="M124 220 Q98 226 100 270 Q102 306 124 306 Z M276 220 Q302 226 300 270 Q298 306 276 306 Z" fill="${p.dark}"/>`;

export const daypack: Drawing = (p) => `
  <path d="M170 82 Q200 48 230 82" fill="none" stroke="${p.ink}" stroke-width="9"/>
  <path d="M118 152 Q118 78 200 78 Q282 78 282 152 V300 Q282 330 252 330 H148 Q118 330 118 300 Z" fill="${p.main}"/>
  <path d="M142 228 Q142 206 166 206 H234 Q258 206 258 228 V306 H142 Z" fill="${p.dark}"/>
  <path d="M134 170 Q136 104 200 104 Q264 104 266 170" fill="none" stroke="${p.ink}" stroke-width="4"/>
  <path d="M152 232 H248" stroke="${p.light}" stroke-width="4"/><rect x="186" y="136" width="28" height="36" rx="4" fill="${p.light}"/>`;

export const dryBag: Drawing = (p) => `
  <path d="M132 118 H268 V310 Q268 342 200 342 Q132 342 132 310 Z" fill="${p.main}"/>
  <path d="M124 86 H276 V128 H124 Z" fill="${p.dark}"/><path d="M150 86 Q150 56 200 56 Q250 56 250 86" fill="none" stroke="${p.ink}" stroke-width="10"/>
  <rect x="186" y="46" width="28" height="20" rx="4" fill="${p.ink}"/><path d="M156 140 V326" stroke="${p.light}" stroke-width="10" opacity=".55"/>
  <circle cx="208" cy="230" r="34" fill="none" stroke="${p.light}" stroke-width="6"/><path d="M208 206 q22 28 0 44 q-22 -16 0 -44 Z" fill="${p.light}"/>`;

export const headlamp: Drawing = (p) => `
  <path d="M70 200 Q74 110 200 106 Q326 110 330 200" fill="none" stroke="${p.dark}" stroke-width="26"/>
  <path d="M70 200 Q74 264 132 280 M330 200 Q326 264 268 280" fill="none" stroke="${p.main}" stroke-width="26" stroke-linecap="round"/>
  <path d="M130 246 H270 Q288 246 288 268 V300 Q288 324 264 324 H136 Q112 324 112 300 V268 Q112 246 130 246 Z" fill="${p.ink}"/>
  <circle cx="200" cy="284" r="30" fill="#fdf3c7"/><circle cx="200" cy="284" r="17" fill="#fff"/><circle cx="250" cy="284" r="11" fill="#d9533c"/><rect x="134" y="272" width="24" height="22" rx="5" fill="${p.light}"/>`;

export const stove: Drawing = (p) => `
  <path d="M112 148 H288 M140 132 V160 M260 132 V160" stroke="${p.ink}" stroke-width="10" stroke-linecap="round"/>
  <path d="M168 146 q-10 -34 14 -54 q-2 22 12 30 q2 -28 20 -44 q-2 30 14 46 q10 14 0 24" fill="#5b9fc9" opacity=".8"/>
  <path d="M164 160 H236 L224 200 H176 Z" fill="${p.main}"/><rect x="186" y="198" width="28" height="34" fill="${p.dark}"/>
  <path d="M214 214 H276 M268 204 V226" stroke="${p.ink}" stroke-width="9" stroke-linecap="round"/>
  <path d="M146 236 H254 Q272 240 272 266 V318 Q272 336 250 336 H150 Q128 336 128 318 V266 Q128 240 146 236 Z" fill="${p.main}"/><path d="M128 276 H272 V306 H128 Z" fill="${p.light}"/>`;

export const pot: Drawing = (p) => `
  <path d="M100 176 H300 V288 Q300 324 262 324 H138 Q100 324 100 288 Z" fill="${p.main}"/>
  <path d="M88 164 Q200 128 312 164 V180 H88 Z" fill="${p.dark}"/><path d="M182 144 Q184 118 200 118 Q216 118 218 144" fill="none" stroke="${p.ink}" stroke-width="10"/>
  <path d="M300 200 H352 Q364 214 352 226 H300 M100 200 H62 V226 H100" fill="none" stroke="${p.ink}" stroke-width="10"/>
  <path d="M128 196 V296" stroke="${p.light}" stroke-width="12" stroke-linecap="round" opacity=".6"/>`;

export const chair: Drawing = (p) => `
  <g stroke="${p.ink}" stroke-width="8" stroke-linecap="round"><path d="M124 220 L286 334 M276 220 L114 334 M112 100 L132 240 M288 100 L268 240"/></g>
  <path d="M108 84 Q200 112 292 84 L276 216 Q200 236 124 216 Z" fill="${p.main}"/>
  <path d="M120 206 Q200 230 280 206 L304 254 Q200 290 96 254 Z" fill="${p.dark}"/>
  <path d="M136 132 Q200 150 264 132 M134 160 Q200 178 266 160" stroke="${p.light}" stroke-width="4" fill="none"/>`;

export const cooler: Drawing = (p) => `
  <path d="M140 130 Q140 82 200 82 Q260 82 260 130" fill="none" stroke="${p.ink}" stroke-width="11"/>
  <rect x="74" y="170" width="252" height="152" rx="18" fill="${p.main}"/><rect x="66" y="126" width="268" height="56" rx="16" fill="${p.dark}"/>
  <path d="M74 198 H326" stroke="${p.light}" stroke-width="4"/><rect x="176" y="164" width="48" height="34" rx="6" fill="${p.ink}"/>
  <path d="M200 226 v56 M176 240 l48 28 M224 240 l-48 28" stroke="${p.light}" stroke-width="6" stroke-linecap="round"/>`;

export const poles: Drawing = (p) => {
  const one = `<path d="M0 40 V300" stroke="${p.main}" stroke-width="9"/><path d="M0 40 V150" stroke="${p.dark}" stroke-width="12"/>
    <rect x="-11" y="-24" width="22" height="76" rx="10" fill="#b98d5a"/><rect x="-10" y="146" width="20" height="20" rx="3" fill="${p.ink}"/>
    <ellipse cx="0" cy="278" rx="26" ry="8" fill="${p.ink}"/><path d="M0 290 V314" stroke="${p.ink}" stroke-width="6"/><path d="M-4 -20 q-34 26 -6 62" stroke="${p.ink}" stroke-width="6" fill="none"/>`;
  return `<g transform="translate(160 60) rotate(8 0 150)">${one}</g><g transform="translate(240 60) rotate(-8 0 150)">${one}</g>`;
};

export const hammock: Drawing = (p) => `
  <path d="M44 70 V336 M356 70 V336" stroke="#6d4a33" stroke-width="20" stroke-linecap="round"/>
  <path d="M44 120 L104 176 M356 120 L296 176" stroke="${p.ink}" stroke-width="6"/>
  <path d="M100 172 Q200 322 300 172 Q296 260 200 272 Q104 260 100 172 Z" fill="${p.dark}"/>
  <path d="M100 172 Q130 300 200 302 Q270 300 300 172 Q258 250 200 252 Q142 250 100 172 Z" fill="${p.main}"/>
  <path d="M124 222 Q160 276 200 276 Q240 276 276 222" stroke="${p.light}" stroke-width="5" fill="none"/>`;
