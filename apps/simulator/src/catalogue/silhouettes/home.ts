import type { Drawing } from './palette.ts';

export const enamelMug: Drawing = (p) => `
  <path d="M276 168 Q340 164 336 222 Q330 276 272 274" fill="none" stroke="${p.main}" stroke-width="18"/>
  <path d="M104 122 H284 L276 300 Q274 318 254 318 H134 Q114 318 112 300 Z" fill="${p.main}"/>
  <ellipse cx="194" cy="122" rx="92" ry="22" fill="${p.ink}"/><ellipse cx="194" cy="124" rx="80" ry="15" fill="#4b3226"/>
  <ellipse cx="194" cy="122" rx="92" ry="22" fill="none" stroke="${p.dark}" stroke-width="5"/><path d="M134 158 L140 288" stroke="${p.light}" stroke-width="12" stroke-linecap="round" opacity=".7"/>`;

export const mug: Drawing = (p) => `
  <path d="M270 176 Q330 176 326 222 Q320 268 262 264" fill="none" stroke="${p.dark}" stroke-width="22"/>
  <path d="M108 136 H280 Q286 240 262 312 Q256 324 240 324 H148 Q132 324 126 312 Q102 240 108 136 Z" fill="${p.main}"/>
  <path d="M116 252 Q160 234 196 252 Q232 270 272 250 Q266 300 258 316 Q252 324 240 324 H148 Q134 324 128 314 Q118 290 116 252 Z" fill="${p.dark}"/>
  <ellipse cx="194" cy="136" rx="86" ry="20" fill="${p.light}"/><ellipse cx="194" cy="139" rx="74" ry="14" fill="#4b3226"/>`;

export const bottle: Drawing = (p) => `
  <rect x="164" y="46" width="72" height="54" rx="10" fill="${p.ink}"/><path d="M176 46 Q176 28 200 28 Q224 28 224 46" fill="none" stroke="${p.ink}" stroke-width="9"/>
  <path d="M166 100 H234 Q262 118 262 152 V330 Q262 352 240 352 H160 Q138 352 138 330 V152 Q138 118 166 100 Z" fill="${p.main}"/>
  <path d="M158 150 V326" stroke="${p.light}" stroke-width="12" stroke-linecap="round" opacity=".6"/><path d="M138 322 H262 V334 Q262 352 240 352 H160 Q138 352 138 330 Z" fill="${p.dark}"/>
  <path d="M190 244 L208 208 L226 244 Z" fill="${p.light}"/>`;

export const skillet: Drawing = (p) => `
  <path d="M262 142 L346 58 Q362 48 370 62 Q374 74 362 86 L282 166 Z" fill="${p.dark}"/><circle cx="352" cy="76" r="8" fill="#e9e3d7"/>
  <circle cx="184" cy="226" r="124" fill="${p.dark}"/><circle cx="184" cy="222" r="112" fill="${p.main}"/><circle cx="184" cy="222" r="96" fill="${p.ink}"/>
  <path d="M118 186 Q136 148 182 140" stroke="${p.light}" stroke-width="7" fill="none" stroke-linecap="round" opacity=".6"/>`;

export const kettle: Drawing = (p) => `
  <path d="M116 150 Q120 66 200 66 Q280 66 284 150" fill="none" stroke="#8b5f3d" stroke-width="15"/>
  <path d="M284 216 Q330 210 338 150 L360 152 Q356 254 284 274 Z" fill="${p.dark}"/>
  <path d="M128 158 H272 Q312 220 300 300 Q298 322 272 322 H128 Q102 322 100 300 Q88 220 128 158 Z" fill="${p.main}"/>
  <path d="M136 158 Q200 124 264 158 Z" fill="${p.dark}"/><circle cx="200" cy="132" r="11" fill="#8b5f3d"/>
  <path d="M132 190 Q114 236 124 290" stroke="${p.light}" stroke-width="11" fill="none" stroke-linecap="round" opacity=".65"/>`;

export const board: Drawing = (p) => `
  <g transform="rotate(-10 200 200)"><path d="M178 44 H222 Q238 46 236 66 L232 104 H258 Q288 104 288 134 V318 Q288 348 258 348 H142 Q112 348 112 318 V134 Q112 104 142 104 H168 L164 66 Q162 46 178 44 Z" fill="${p.main}"/>
  <circle cx="200" cy="70" r="10" fill="#f3ede1"/><g stroke="${p.dark}" stroke-width="3" opacity=".5" fill="none"><path d="M142 120 Q150 230 140 340 M172 112 Q164 230 176 344 M206 112 Q216 220 204 344 M236 112 Q228 240 242 344 M264 118 Q272 220 262 340"/></g></g>`;

export const blanket: Drawing = (p) => `
  <path d="M78 130 Q76 96 110 96 H300 Q326 96 326 128 V290 H78 Z" fill="${p.main}"/>
  <path d="M78 186 Q200 206 326 186 V240 Q200 260 78 240 Z" fill="${p.dark}"/><path d="M78 130 Q200 152 326 130" stroke="${p.light}" stroke-width="6" fill="none"/>
  <path d="M78 256 Q200 276 326 256 M78 172 Q200 192 326 172" stroke="${p.light}" stroke-width="5" fill="none"/>
  <g stroke="${p.dark}" stroke-width="4" stroke-linecap="round">${Array.from({ length: 21 }, (_, i) => `<path d="M${84 + i * 11.9} 290 v${18 + (i % 3) * 4}"/>`).join('')}</g>`;

export const cushion: Drawing = (p) => `
  <path d="M84 96 Q200 116 316 96 Q328 98 326 112 Q302 200 326 292 Q326 306 312 308 Q200 284 88 308 Q74 306 74 292 Q98 200 74 112 Q72 98 84 96 Z" fill="${p.main}"/>
  <g stroke="${p.light}" stroke-width="8" opacity=".75" fill="none"><path d="M128 104 Q144 200 128 298 M164 108 Q172 200 164 296 M236 108 Q228 200 236 296 M272 104 Q256 200 272 298"/></g>
  <path d="M84 96 Q200 116 316 96 Q328 98 326 112 Q302 200 326 292 Q326 306 312 308 Q200 284 88 308 Q74 306 74 292 Q98 200 74 112 Q72 98 84 96 Z" fill="none" stroke="${p.dark}" stroke-width="5"/>`;

export const bedding: Drawing = (p) => `
  <rect x="62" y="92" width="276" height="132" rx="22" fill="#8b6a4a"/>
  <path d="M92 150 Q94 122 124 124 H176 Q196 126 194 150 Q192 178 176 180 H112 Q92 178 92 150 Z M206 150 Q206 122 232 124 H282 Q310 124 308 150 Q306 180 286 180 H226 Q206 178 206 150 Z" fill="${p.light}"/>
  <path d="M52 186 Q200 168 348 186 V300 Q348 320 326 320 H74 Q52 320 52 300 Z" fill="${p.main}"/><path d="M52 186 Q200 168 348 186 V222 Q200 204 52 222 Z" fill="${p.light}"/>
  <path d="M96 240 Q120 280 104 318 M196 232 Q214 276 200 318 M300 240 Q284 284 300 318" stroke="${p.dark}" stroke-width="4" fill="none" opacity=".6"/>`;

export const towel: Drawing = (p) => `
  <rect x="60" y="78" width="280" height="14" rx="7" fill="#8b5f3d"/><path d="M106 84 H246 V318 H106 Z" fill="${p.main}"/><path d="M222 84 H298 V262 H222 Z" fill="${p.dark}"/>
  <path d="M106 270 H246 M106 284 H246" stroke="${p.light}" stroke-width="7"/><path d="M222 228 H298" stroke="${p.light}" stroke-width="6"/>
  <g fill="${p.dark}" opacity=".35">${Array.from({ length: 30 }, (_, i) => `<circle cx="${124 + (i % 5) * 26}" cy="${114 + Math.floor(i / 5) * 26}" r="4"/>`).join('')}</g>`;

export const tableLamp: Drawing = (p) => `
  <path d="M112 180 L84 330 H316 L288 180 Z" fill="#ffedb8" opacity=".55"/>
  <path d="M142 64 H258 L300 186 H100 Z" fill="${p.light}"/><path d="M100 186 H300 L297 172 H104 Z" fill="${p.main}"/>
  <path d="M200 186 V214" stroke="${p.ink}" stroke-width="9"/><path d="M176 212 H224 Q262 262 236 318 H164 Q138 262 176 212 Z" fill="${p.main}"/>
  <rect x="146" y="316" width="108" height="18" rx="8" fill="${p.dark}"/><path d="M172 240 Q158 268 170 300" stroke="${p.light}" stroke-width="7" fill="none" stroke-linecap="round"/>`;

export const lantern: Drawing = (p) => `
  <path d="M136 140 Q134 50 200 48 Q266 50 264 140" fill="none" stroke="${p.ink}" stroke-width="7"/>
  <path d="M156 100 H244 L266 142 H134 Z" fill="${p.main}"/><rect x="142" y="140" width="116" height="138" rx="20" fill="#fff4cf"/>
  <path d="M200 180 q28 34 0 72 q-28 -38 0 -72 Z" fill="#efb23e"/><path d="M164 142 V276 M236 142 V276" stroke="${p.dark}" stroke-width="5"/>
  <path d="M130 272 H270 L282 318 Q282 336 262 336 H138 Q118 336 118 318 Z" fill="${p.main}"/><rect x="120" y="296" width="160" height="10" fill="${p.dark}"/>`;

export const candle: Drawing = (p) => `
  <path d="M200 70 q30 38 0 70 q-30 -32 0 -70 Z" fill="#efb23e"/><path d="M200 98 q13 20 0 38 q-13 -18 0 -38 Z" fill="#fff4cf"/><path d="M200 136 V164" stroke="#3a3c40" stroke-width="5"/>
  <path d="M116 164 H284 V310 Q284 334 260 334 H140 Q116 334 116 310 Z" fill="${p.main}"/><ellipse cx="200" cy="164" rx="84" ry="20" fill="${p.light}"/>
  <rect x="148" y="216" width="104" height="72" rx="4" fill="#fbf8f1"/><path d="M164 238 H236 M164 254 H220 M164 270 H228" stroke="${p.ink}" stroke-width="4"/>`;

export const basket: Drawing = (p) => `
  <path d="M122 132 Q126 72 168 74 M278 132 Q274 72 232 74" fill="none" stroke="${p.dark}" stroke-width="14" stroke-linecap="round"/>
  <path d="M92 132 H308 L288 312 Q284 332 262 332 H138 Q116 332 112 312 Z" fill="${p.main}"/>
  <g stroke="${p.dark}" stroke-width="5" stroke-dasharray="20 12" fill="none">${[160, 186, 212, 238, 264, 290, 314].map((y, i) => `<path d="M${98 + (y - 140) / 9} ${y} H${302 - (y - 140) / 9}" stroke-dashoffset="${(i % 2) * 16}"/>`).join('')}</g>
  <rect x="86" y="122" width="228" height="22" rx="11" fill="${p.light}"/>`;

export const doormat: Drawing = (p) => `
  <path d="M86 150 H314 L358 284 H42 Z" fill="${p.main}"/><path d="M104 164 H296 L330 270 H70 Z" fill="none" stroke="${p.dark}" stroke-width="7"/>
  <g stroke="${p.dark}" stroke-width="8" opacity=".7"><path d="M98 188 H302 M90 216 H310 M80 244 H320"/></g><path d="M42 284 H358 V296 H42 Z" fill="${p.ink}"/>`;

export const planter: Drawing = (p) => `
  <g fill="#5d7d4a"><path d="M200 208 Q120 190 104 96 Q186 116 200 208 Z"/><path d="M200 208 Q280 190 296 96 Q214 116 200 208 Z" fill="#6f9159"/><path d="M200 208 Q156 130 200 48 Q244 130 200 208 Z" fill="#82a56a"/></g>
  <path d="M118 206 H282 L262 320 Q258 336 240 336 H160 Q142 336 138 320 Z" fill="${p.main}"/><rect x="106" y="190" width="188" height="34" rx="8" fill="${p.dark}"/>
  <path d="M148 240 L158 312" stroke="${p.light}" stroke-width="10" stroke-linecap="round" opacity=".7"/>`;
