import { useQuery } from '@tanstack/react-query';
import { texts } from '#texts/onboarding.ts';
import { PushSwitch } from '../../features/notifications/push/push-switch.tsx';
import { pushQuery } from '../../features/notifications/push/use-push.ts';
import { Onboarding } from '../../features/onboarding/onboarding.tsx';
import { InviteOffer } from '../../features/team/invite/invite-offer.tsx';
import { StaffEntryField } from '../../features/team/staff/staff-entry-field.tsx';
import { useMe } from '../../people/me.tsx';

/** The set-up of a shop, with the parts that the features team and notifications give to it. */
export function SetUp() {
  const push = useQuery(pushQuery(useMe().member)).data;
  const teamParts = (
    <>
      <InviteOffer label={texts.team.invite} />
      <StaffEntryField />
      <PushSwitch />
    </>
  );
  return <Onboarding hasPush={push === 'on'} teamParts={teamParts} />;
}
