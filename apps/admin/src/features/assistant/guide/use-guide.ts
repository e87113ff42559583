import { aiGuideBanner } from '@chatty/contract/banners';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { texts } from '#texts/assistant-guide.ts';
import { api } from '../../../connection/api.ts';
import { showAnswered, useMe } from '../../../people/me.tsx';
import { keepText, useKeptText } from '../../../ui/browser/kept-texts.ts';
import { productSyncQuery } from '../area/source-queries.ts';
import { countDone, type GuideStep, guideSteps, keptStep, openStep, stepsDone } from './guide-steps.ts';

/** How far the assistant is set up, and what of that is shown; null where the guide is not shown. */
export function useGuide() {
  const client = useQueryClient();
  const { shop, member } = useMe();
  const isDismissed = member.role !== 'admin' || shop.dismissedBanners.includes(aiGuideBanner);
  const sync = useQuery({ ...productSyncQuery, enabled: !isDismissed });
  // Of the tab, and of this shop in it.
  const keyOf = (name: string) => `chatty guide ${name} ${shop.id}`;
  const isHidden = useKeptText(keyOf('hidden')) !== undefined;
  const isWhole = useKeptText(keyOf('whole')) !== undefined;
  const kept = useKeptText(keyOf('step'));
  const dismiss = useMutation({
    meta: { failure: texts.failedToClose },
    mutationFn: () =>
      showAnswered(client, api('POST /shop/dismiss-banner', { body: { banner: aiGuideBanner, isDismiss: true } })),
  });
  // Nothing is said before it is known.
  if (isDismissed || isHidden || sync.isPending) return null;
  const done = stepsDone({ shop, sync: sync.data });
  const open = openStep(kept, done);
  const isReady = countDone(done) === guideSteps.length;
  return {
    sync: sync.data,
    done,
    open,
    isReady,
    isWhole,
    isClosing: dismiss.isPending,
    toggle: (step: GuideStep) => keepText(keyOf('step'), keptStep(open === step ? null : step, done)),
    showWhole: (whole: boolean) => keepText(keyOf('whole'), whole ? 'yes' : undefined),
    close: () => (isReady ? dismiss.mutate() : keepText(keyOf('hidden'), 'yes')),
  };
}

export type Guide = NonNullable<ReturnType<typeof useGuide>>;
