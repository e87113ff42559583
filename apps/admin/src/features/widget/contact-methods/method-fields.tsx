import { type ContactKind, contactKind, contactLink } from '@chatty/contract/settings/contact/contact-links';
import { canonicalContact, contactProblem } from '@chatty/contract/settings/contact/contact-values';
import { Anchor, Switch, TextInput } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { texts } from '#texts/contact-methods.ts';
import type { ContactDraft } from './contact-draft.ts';
import rows from '../rows/rows.module.css';
import classes from './contact-methods.module.css';
import type { MethodRowProps } from './method-row-props.ts';
import { underInput } from '../../../ui/form/under-input.ts';

const keyboards: Record<ContactKind, 'tel' | 'email' | 'url' | 'text'> = {
  phone: 'tel',
  userName: 'text',
  pageName: 'text',
  email: 'email',
  address: 'url',
};

/** The words of a field, which two switches change. */
function wordsOf({ method, draft }: Pick<MethodRowProps, 'method' | 'draft'>) {
  if (method === 'zalo' && draft.isEnableCustomZalo) {
    return { label: texts.zaloAddressLabel, placeholder: texts.zaloAddressPlaceholder, help: texts.zaloAddressHelp };
  }
  const help = method === 'phoneCall' && draft.isEnableCustomPhone ? texts.customPhoneHelp : texts.help[method];
  return { label: texts.labels[method], placeholder: texts.placeholders[method], help };
}

/** Where a method leads and how it is called. What is pasted is brought into its form when the field is left. */
export function MethodFields({ method, draft, complains, onChange, onSwitch }: MethodRowProps) {
  const { value, title } = draft.contactMethod[method];
  const canonical = canonicalContact(method, value, draft);
  const problem = contactProblem(method, value, draft);
  const link = problem ? null : contactLink(method, canonical, false);
  const { label, placeholder, help } = wordsOf({ method, draft });
  const kind = contactKind(method, draft);
  return (
    <div className={`${rows.fields} ${classes.fields}`}>
      <TextInput
        label={label}
        placeholder={placeholder}
        description={help || undefined}
        inputWrapperOrder={underInput}
        error={complains ? problem : null}
        value={value}
        maxLength={200}
        inputMode={kind === 'phone' && draft.isEnableCustomPhone && method === 'phoneCall' ? 'text' : keyboards[kind]}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange({ value: event.currentTarget.value })}
        onBlur={() => canonical !== value && onChange({ value: canonical })}
      />
      <TextInput
        label={texts.titleLabel}
        placeholder={texts.names[method]}
        description={texts.titleHint}
        inputWrapperOrder={underInput}
        value={title}
        maxLength={60}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <div className={classes.more}>
        <OwnSwitch method={method} draft={draft} onSwitch={onSwitch} />
        {link && (
          <span className={classes.link}>
            <Anchor
              href={link}
              size="sm"
              aria-label={texts.tryOutOf(texts.names[method])}
              {...(link.startsWith('https://') && { target: '_blank', rel: 'noopener noreferrer' })}
            >
              {texts.tryOut}
              <IconExternalLink size={14} aria-hidden />
            </Anchor>
            <span className={classes.address}>{texts.opens(link)}</span>
          </span>
        )}
      </div>
    </div>
  );
}

/** What of the two methods that have a wider form of their own. */
function OwnSwitch({ method, draft, onSwitch }: Pick<MethodRowProps, 'method' | 'draft' | 'onSwitch'>) {
  const own = (field: 'isEnableCustomPhone' | 'isEnableCustomZalo', label: string, description: string) => (
    <Switch
      size="sm"
      label={label}
      description={description}
      checked={draft[field]}
      onChange={(event) => onSwitch({ [field]: event.currentTarget.checked } satisfies Partial<ContactDraft>)}
    />
  );
  if (method === 'phoneCall') return own('isEnableCustomPhone', texts.customPhone, texts.customPhoneHint);
  return method === 'zalo' ? own('isEnableCustomZalo', texts.customZalo, texts.customZaloHint) : null;
}
