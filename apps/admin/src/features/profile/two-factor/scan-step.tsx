import type { DataOf } from '@chatty/client/api';
import { qrCode } from '@chatty/client/qr-code';
import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { texts } from '#texts/profile.ts';
import { api } from '../../../connection/api.ts';
import { CodeField, codeRules } from '../../../ui/form/code-field.tsx';
import { FormProblem } from '../../../ui/form/form-problem.tsx';
import { useTextForm } from '../../../ui/form/use-text-form.ts';
import classes from '../profile.module.css';
import { inFours } from './in-fours.ts';

/** What the authenticator app needs, and the codes that replace it. */
export type Enrolment = DataOf<'POST /profile/two-factor'>;

interface ScanStepProps {
  enrolment: Enrolment;
  onConfirmed(): void;
  onClose(): void;
}

/** Shows what the authenticator app needs, and asks for its first code. */
export function ScanStep({ enrolment, onConfirmed, onClose }: ScanStepProps) {
  const form = useTextForm<'code'>({
    initial: { code: '' },
    rules: { code: codeRules },
    otherwise: texts.twoFactor.codeFailed,
    async submit({ code }) {
      await api('POST /profile/two-factor/confirm', { body: { code } });
      onConfirmed();
    },
  });
  return (
    <form {...form.form}>
      <Stack gap="md">
        <div className={classes.scan}>
          <QrCode text={enrolment.uri} />
          <Stack gap={6} align="start">
            <Text size="sm">{texts.twoFactor.scan}</Text>
            <span className={classes.secret} data-testid="two-factor-secret">
              {inFours(enrolment.secret)}
            </span>
            <CopyButton value={enrolment.secret}>
              {({ copied, copy }) => (
                <Button variant="default" size="compact-xs" onClick={copy}>
                  {copied ? texts.twoFactor.copied : texts.twoFactor.copyKey}
                </Button>
              )}
            </CopyButton>
          </Stack>
        </div>
        <FormProblem>{form.message}</FormProblem>
        <CodeField
          {...form.field('code')}
          label={texts.twoFactor.code}
          busy={form.busy}
          set={(code) => form.set('code', code)}
          onWhole={(code) => form.sendWith({ code })}
        />
        <Group justify="flex-end" gap={8}>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {texts.twoFactor.turnOn}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => qrCode(text), [text]);
  return (
    <svg className={classes.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.twoFactor.qrCode}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
