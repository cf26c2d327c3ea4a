import type { Cause, Mood } from './chart.ts'

/** What our machines call a state in which something has failed, was refused or is barred. */
const failures =
  /(failed|refused|timedOut|expired|forbidden|blocked|unavailable|stranded|lapsed|forgotten|offline|lostTheRace|closedForGood|notReloaded)$/i
const waits = /(waiting|awaiting|outcomeUnknown)$/i

/**
 * Whether a state is a failure or a wait: by what it is called, or because it ends unasked, after a time or, where no others
 * are inside it, by an actor's answer.
 * @param causes of its own transitions
 */
export function moodOf(key: string, causes: readonly Cause['kind'][], isInnermost: boolean): Mood | null {
  if (failures.test(key)) return 'failure'
  const isAsking = isInnermost && (causes.includes('done') || causes.includes('error'))
  return waits.test(key) || isAsking || causes.includes('after') ? 'wait' : null
}

/** A failure or a wait in words. */
export const moodWords: Readonly<Record<Mood, string>> = { failure: 'a failure', wait: 'a wait' }
