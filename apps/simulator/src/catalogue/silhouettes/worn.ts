import type { Drawing, Palette } from './palette.ts';

const torso =
  'M148 104 Q200 126 252 104 L306 132 L344 262 L300 278 L282 206 L284 326 Q200 338 116 326 L118 206 L100 278 L56 262 L94 132 Z';

const cuffs = ({ dark }: Palette): string =>
  `<path d="M56 262 L100 278 L104 262 L60 246 Z M344 262 L300 278 L296 262 L340 246 Z" fill="${dark}"/>`;

export const hoodedJacket: Drawing = (p) => `
  <path d="M148 110 Q146 62 200 58 Q254 62 252 110 Q200 150 148 110 Z" fill="${p.dark}"/>
  <path d="M164 108 Q164 78 200 76 Q236 78 236 108 Q200 136 164 108 Z" fill="${p.ink}"/>
  <path d="${torso}" fill="${p.main}"/>${cuffs(p)}
  <path d="M94 132 L118 206 M306 132 L282 206" stroke="${p.dark}" stroke-width="3" fill="none"/>
  <path d="M200 124 V332" stroke="${p.ink}" stroke-width="5"/>
  <path d="M136 248 L164 238 M264 248 L236 238 M146 168 H176" stroke="${p.ink}" stroke-width="4" stroke-linecap="round"/>
  <path d="M118 312 Q200 324 284 312" stroke="${p.dark}" stroke-width="3" fill="none"/>`;

export const puffer: Drawing = (p) => `
  <path d="M156 108 Q158 78 200 76 Q242 78 244 108 Q200 128 156 108 Z" fill="${p.dark}"/>
  <path d="M146 102 Q200 126 254 102 Q300 112 312 140 Q336 190 346 262 Q324 282 298 276 Q292 240 284 208 Q292 270 284 326 Q200 344 116 326 Q108 270 116 208 Q108 240 102 276 Q76 282 54 262 Q64 190 88 140 Q100 112 146 102 Z" fill="${p.main}"/>
  <g stroke="${p.dark}" stroke-width="4" fill="none">
    <path d="M112 150 Q200 168 288 150 M114 188 Q200 206 286 188 M112 228 Q200 246 288 228 M112 266 Q200 284 288 266 M114 302 Q200 320 286 302"/>
    <path d="M78 168 Q96 178 112 172 M68 206 Q88 218 106 212 M60 240 Q80 252 102 248 M322 168 Q304 178 288 172 M332 206 Q312 218 294 212 M340 240 Q320 252 298 248"/></g>
  <path d="M200 118 V336" stroke="${p.ink}" stroke-width="5"/>`;

export const zipTop: Drawing = (p) => `
  <path d="${torso}" fill="${p.main}"/>${cuffs(p)}
  <path d="M158 106 Q160 84 200 84 Q240 84 242 106 Q200 124 158 106 Z" fill="${p.dark}"/>
  <path d="M200 96 V208" stroke="${p.ink}" stroke-width="5"/><circle cx="200" cy="212" r="6" fill="${p.ink}"/>
  <path d="M226 176 h38 v40 h-38 Z" fill="${p.dark}"/><path d="M226 184 h38" stroke="${p.light}" stroke-width="3"/>
  <path d="M116 316 Q200 328 284 316 L284 326 Q200 338 116 326 Z" fill="${p.dark}"/>`;

export const longSleeve: Drawing = (p) => `
  <path d="${torso}" fill="${p.main}"/>${cuffs(p)}
  <path d="M160 108 Q200 140 240 108 L232 104 Q200 126 168 104 Z" fill="${p.dark}"/>
  <path d="M94 132 Q128 160 118 206 M306 132 Q272 160 282 206" stroke="${p.light}" stroke-width="3" fill="none"/>
  <path d="M116 318 Q200 330 284 318" stroke="${p.dark}" stroke-width="3" fill="none"/>`;

export const sweater: Drawing = (p) => `
  <path d="${torso}" fill="${p.main}"/>${cuffs(p)}
  <path d="M156 106 Q158 82 200 82 Q242 82 244 106 Q200 132 156 106 Z" fill="${p.dark}"/>
  <g stroke="${p.light}" stroke-width="3" fill="none" opacity=".75">
    ${[150, 175, 225, 250].map((x) => `<path d="M${x} 140 ${'q9 14 0 28 q-9 14 0 28 '.repeat(3)}"/>`).join('')}
    <path d="M200 138 ${'q12 16 0 32 q-12 16 0 32 '.repeat(3)}" stroke-width="4"/></g>
  <path d="M116 312 Q200 324 284 312 L284 328 Q200 340 116 328 Z" fill="${p.dark}"/>`;

export const shirt: Drawing = (p) => `
  <path d="${torso}" fill="${p.main}"/>
  <g stroke="${p.dark}" opacity=".45" stroke-width="9"><path d="M140 120 V330 M170 118 V332 M230 118 V332 M260 120 V330 M118 170 H282 M112 220 H288 M114 270 H286"/></g>
  ${cuffs(p)}<path d="M156 102 L200 136 L244 102 L232 90 Q200 104 168 90 Z" fill="${p.light}"/>
  <path d="M200 134 V334" stroke="${p.ink}" stroke-width="4"/>
  ${[162, 202, 242, 282].map((y) => `<circle cx="208" cy="${y}" r="4" fill="${p.light}"/>`).join('')}
  <path d="M226 168 h40 v34 l-20 10 l-20 -10 Z" fill="${p.dark}"/>`;

export const tee: Drawing = (p) => `
  <path d="M150 104 Q200 134 250 104 L300 122 L346 186 L302 212 L282 186 L284 326 Q200 338 116 326 L118 186 L98 212 L54 186 L100 122 Z" fill="${p.main}"/>
  <path d="M150 104 Q200 146 250 104 L240 100 Q200 126 160 100 Z" fill="${p.dark}"/>
  <path d="M224 168 h40 v42 h-40 Z" fill="none" stroke="${p.dark}" stroke-width="3"/>
  <path d="M60 190 L100 216 M340 190 L300 216" stroke="${p.dark}" stroke-width="3"/>`;

export const trousers: Drawing = (p) => `
  <path d="M136 64 H264 L284 340 H222 L202 166 L178 340 H116 Z" fill="${p.main}"/>
  <path d="M136 64 H264 L266 88 H134 Z" fill="${p.dark}"/>
  <path d="M201 88 V166 M140 92 Q160 118 136 128 M260 92 Q240 118 264 128" stroke="${p.dark}" stroke-width="4" fill="none"/>
  <path d="M240 190 h30 l4 42 h-32 Z" fill="${p.dark}"/><path d="M124 232 Q152 240 186 232 M216 232 Q246 244 276 234" stroke="${p.light}" stroke-width="3" fill="none"/>`;

export const shorts: Drawing = (p) => `
  <path d="M122 96 H278 L310 282 H216 L200 206 L184 282 H90 Z" fill="${p.main}"/>
  <path d="M122 96 H278 L282 124 H118 Z" fill="${p.dark}"/>
  <path d="M200 124 V206 M126 130 Q152 160 118 176 M274 130 Q248 160 282 176" stroke="${p.dark}" stroke-width="4" fill="none"/>
  <path d="M190 116 q-8 26 -14 34 M208 116 q8 26 14 34" stroke="${p.light}" stroke-width="4" fill="none" stroke-linecap="round"/>`;

export const beanie: Drawing = (p) => `
  <path d="M98 250 Q92 104 200 96 Q308 104 302 250 Z" fill="${p.main}"/>
  <g stroke="${p.dark}" stroke-width="4" opacity=".7">${[130, 165, 200, 235, 270].map((x) => `<path d="M${x} 240 Q${(x + 200) / 2} 150 200 100" fill="none"/>`).join('')}</g>
  <rect x="88" y="232" width="224" height="62" rx="16" fill="${p.dark}"/>
  <g stroke="${p.light}" stroke-width="3" opacity=".5">${Array.from({ length: 12 }, (_, i) => `<path d="M${104 + i * 17.5} 240 V286"/>`).join('')}</g>
  <rect x="236" y="248" width="36" height="28" rx="3" fill="${p.light}"/>`;

export const sunHat: Drawing = (p) => `
  <ellipse cx="200" cy="254" rx="150" ry="46" fill="${p.dark}"/><ellipse cx="200" cy="244" rx="150" ry="44" fill="${p.main}"/>
  <path d="M120 240 Q122 126 200 124 Q278 126 280 240 Q200 268 120 240 Z" fill="${p.main}"/>
  <path d="M119 216 Q200 244 281 216 L281 240 Q200 268 119 240 Z" fill="${p.ink}"/>
  <path d="M150 160 Q164 140 196 136" stroke="${p.light}" stroke-width="6" fill="none" stroke-linecap="round"/>`;

export const gloves: Drawing = (p) => {
  const glove = `<path d="M0 210 V128 Q-34 112 -30 84 Q-20 74 -6 92 L4 104 V30 Q14 14 24 30 V10 Q36 -6 46 10 V16 Q58 0 68 18 V34 Q80 22 88 38 L86 140 L78 210 Z" fill="${p.main}"/>
    <rect x="-6" y="182" width="90" height="44" rx="8" fill="${p.dark}"/><path d="M24 32 V84 M46 18 V84 M68 36 V86" stroke="${p.dark}" stroke-width="3"/>`;
  return `<g transform="translate(90 96)">${glove}</g><g transform="translate(312 96) scale(-1 1)">${glove}</g>`;
};

export const sock: Drawing = (p) => {
  const one = `<path d="M0 0 H84 V150 Q90 178 126 200 Q150 220 134 242 Q120 258 92 248 L26 216 Q0 200 0 164 Z" fill="${p.main}"/>
    <path d="M0 0 H84 V30 H0 Z M100 186 Q150 214 134 242 Q120 258 96 250 Q84 212 100 186 Z M0 150 Q34 154 28 216 Q0 202 0 164 Z" fill="${p.dark}"/>
    <path d="M0 52 H84 M0 66 H84" stroke="${p.light}" stroke-width="6"/>`;
  return `<g transform="translate(170 62) rotate(6)" opacity=".82">${one}</g><g transform="translate(92 74)">${one}</g>`;
};

export const apron: Drawing = (p) => `
  <path d="M162 84 Q200 30 238 84" fill="none" stroke="${p.ink}" stroke-width="8"/>
  <path d="M156 82 H244 Q250 150 292 168 L298 332 H102 L108 168 Q150 150 156 82 Z" fill="${p.main}"/>
  <path d="M142 222 H258 V286 H142 Z" fill="${p.dark}"/><path d="M200 222 V286" stroke="${p.main}" stroke-width="4"/>
  <path d="M108 172 L66 198 M292 172 L334 198" stroke="${p.ink}" stroke-width="7" stroke-linecap="round"/>
  <path d="M160 96 H240" stroke="${p.light}" stroke-width="4"/>`;
