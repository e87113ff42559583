import type { Drawing } from './palette.ts';

export const boot: Drawing = (p) => `
  <path d="M128 84 H226 L230 182 Q284 206 316 226 Q340 244 336 278 H104 Q108 180 128 84 Z" fill="${p.main}"/>
  <path d="M122 76 H232 V104 H122 Z" fill="${p.dark}"/>
  <path d="M104 258 H338 V286 H104 Z" fill="${p.dark}"/>
  <path d="M98 284 H344 V306 H326 V298 H306 V306 H284 V298 H262 V306 H240 V298 H216 V306 H192 V298 H168 V306 H144 V298 H122 V306 H98 Z" fill="${p.ink}"/>
  <path d="M270 208 Q330 226 336 262 H292 Q296 230 270 208 Z" fill="${p.dark}"/>
  <g stroke="${p.light}" stroke-width="6" stroke-linecap="round"><path d="M196 122 L236 112 M196 148 L238 138 M200 174 L246 164 M212 198 L262 186"/></g>`;

export const shoe: Drawing = (p) => `
  <path d="M74 158 Q104 176 146 150 Q170 142 186 168 Q230 214 302 222 Q340 230 342 266 H68 Q58 206 74 158 Z" fill="${p.main}"/>
  <path d="M60 262 H346 Q350 296 318 298 H88 Q58 298 60 262 Z" fill="${p.light}"/>
  <path d="M60 284 Q200 300 346 282 Q346 300 318 304 H88 Q60 304 60 284 Z" fill="${p.ink}"/>
  <path d="M98 262 Q150 244 178 176 M160 262 Q196 240 208 196" stroke="${p.dark}" stroke-width="9" fill="none"/>
  <g stroke="${p.ink}" stroke-width="6" stroke-linecap="round"><path d="M178 180 L204 164 M196 196 L222 178 M216 210 L240 190"/></g>
  <path d="M72 160 Q60 150 70 138 Q84 150 84 168" fill="${p.dark}"/>`;

export const sandal: Drawing = (p) => {
  const one = `<path d="M50 0 Q96 6 96 76 Q92 130 84 176 Q74 226 48 226 Q20 226 14 174 Q0 120 4 74 Q8 4 50 0 Z" fill="${p.ink}"/>
    <path d="M50 8 Q88 14 88 78 Q84 130 76 174 Q68 216 48 216 Q28 216 22 172 Q10 120 12 76 Q14 12 50 8 Z" fill="#c9a06b"/>
    <path d="M0 62 Q50 34 100 62 L98 96 Q50 66 2 96 Z M8 140 Q50 112 92 140 L88 166 Q50 140 14 166 Z" fill="${p.main}"/>
    <rect x="76" y="62" width="16" height="20" rx="3" fill="${p.light}"/>`;
  return `<g transform="translate(84 84) rotate(-6 50 110)">${one}</g><g transform="translate(316 84) scale(-1 1) rotate(-6 50 110)">${one}</g>`;
};

export const slipper: Drawing = (p) => {
  const one = `<path d="M0 96 Q-4 60 34 66 Q70 92 118 74 Q190 62 206 112 Q208 132 190 134 H20 Q2 132 0 96 Z" fill="${p.main}"/>
    <path d="M4 92 Q14 74 34 78 Q66 108 108 92 Q96 112 60 112 Q20 112 4 92 Z" fill="${p.ink}"/>
    <path d="M4 126 H206 Q206 142 190 144 H18 Q4 142 4 126 Z" fill="${p.dark}"/>
    <path d="M122 78 Q112 104 122 126" stroke="${p.light}" stroke-width="4" fill="none"/>`;
  return `<g transform="translate(130 74)" opacity=".85">${one}</g><g transform="translate(66 154)">${one}</g>`;
};
