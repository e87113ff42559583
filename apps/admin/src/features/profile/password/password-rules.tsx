import { passwordMinChars } from '@chatty/contract/limits';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { texts } from '#texts/profile.ts';
import { minChars } from '../../../ui/form/rules.ts';
import classes from '../profile.module.css';

/**
 * The rules, and which of them a password fulfils. It does not guess the strength; it shows only what the server
 * checks.
 */
export function PasswordRules({ password, email }: { password: string; email: string }) {
  const rules = [
    { text: texts.password.rules.length(passwordMinChars), isKept: minChars(passwordMinChars)(password) === null },
    {
      text: texts.password.rules.notEmail,
      isKept: password !== '' && password.toLowerCase() !== email.toLowerCase(),
    },
  ];
  return (
    <ul className={classes.rules} aria-label={texts.password.rules.label}>
      {rules.map(({ text, isKept }) => (
        <li key={text} data-kept={isKept}>
          {isKept ? <IconCircleCheck size={15} aria-hidden /> : <IconCircleDashed size={15} aria-hidden />}
          {text}
          <span className="visually-hidden">{isKept ? texts.password.rules.kept : texts.password.rules.notYet}</span>
        </li>
      ))}
    </ul>
  );
}
