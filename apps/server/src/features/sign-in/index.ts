export { browsersOf, endBrowser } from './account/browsers.ts';
export { endAccessTokens, endSessions } from './account/end-sessions.ts';
export { mustBeGoodPassword } from './account/password-rule.ts';
export { replacePassword } from './account/replace-password.ts';
export { memberCtx } from './authenticate-member.ts';
export { topicEmail } from './links/link-purposes.ts';
export { accessEnded } from './sign-in.events.ts';
export { mailPasswordChangedJob } from './sign-in.jobs.ts';
export { passwordTries } from './tries.ts';
