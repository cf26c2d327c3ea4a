import { fromCallback } from 'xstate'

import { onboardingMachine } from '#machines/onboarding/machine.ts'
import type { OnboardingEvent, RememberEvent } from '#machines/onboarding/types.ts'
import { sessionMarkOf } from '#src/client/platform/sessionCode.ts'
import { actorOf } from '#src/client/root/actorOf.ts'
import type { Services } from '#src/client/services.ts'
import { noticeRead } from '#src/storage/records/noticeRead.ts'
import { onboardingRecord } from '#src/storage/records/onboardingRecord.ts'

type Needed = Pick<Services, 'appActor' | 'deferredActors' | 'session' | 'storage'>

/** Brings the code of the machine that decides what a first-time member is asked, once per client [LAUNCH-11]. */
export function bringOnboarding(services: Needed): void {
  services.deferredActors.onboarding.bring(
    onboardingMachine.provide({
      actors: { rememberVisits: rememberVisits(services), watchBets: watchBets(services) },
    }),
  )
}

/** A visit is a session: a reload is not a new one. Where the browser keeps nothing, each is the first. */
function rememberVisits({ session, storage }: Needed) {
  return fromCallback<RememberEvent>(({ sendBack, receive }) => {
    const firstSession = sessionMarkOf(session.settings()?.sessionId ?? '')
    const before = storage.read(onboardingRecord)
    let kept = before ?? { version: 1 as const, firstSession, hasBet: false, dismissed: [] }
    if (before === null) storage.write(onboardingRecord, kept)
    receive((event) => {
      // Another tab may have put something away meanwhile.
      kept = storage.read(onboardingRecord) ?? kept
      kept =
        event.type === 'bet.remembered'
          ? { ...kept, hasBet: true }
          : { ...kept, dismissed: [...new Set([...kept.dismissed, event.question])] }
      storage.write(onboardingRecord, kept)
    })
    const recalled: OnboardingEvent = {
      type: 'visits.recalled',
      isReturning: kept.hasBet || kept.firstSession !== firstSession,
      // Earlier versions kept this alone.
      dismissed: storage.read(noticeRead) === null ? kept.dismissed : [...kept.dismissed, 'avatar'],
    }
    sendBack(recalled)
  })
}

function watchBets(services: Needed) {
  return fromCallback(({ sendBack }) => {
    const hearing = actorOf(services, 'betSlip')?.on('bet.placed', () => sendBack({ type: 'bet.placed' }))
    return () => hearing?.unsubscribe()
  })
}
