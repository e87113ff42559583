import { passwordMinChars } from '@chatty/contract/limits';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { minChars } from '../../../ui/form/rules.ts';
import classes from '../profile.module.css';

/** The rules, and which of them a password fulfils. No guess at its strength: only what the server will ask for. */
export function PasswordRules({ password, email }: { password: string; email: string }) {
  const rules = [
    { text: `At least ${passwordMinChars} characters`, isKept: minChars(passwordMinChars)(password) === null },
    {
      text: 'Not your e-mail address',
      isKept: password !== '' && password.toLowerCase() !== email.toLowerCase(),
    },
  ];
  return (
    <ul className={classes.rules} aria-label="Rules for the new password">
      {rules.map(({ text, isKept }) => (
        <li key={text} data-kept={isKept}>
          {isKept ? <IconCircleCheck size={15} aria-hidden /> : <IconCircleDashed size={15} aria-hidden />}
          {text}
          <span className="visually-hidden">{isKept ? ': kept' : ': not yet'}</span>
        </li>
      ))}
    </ul>
  );
}
