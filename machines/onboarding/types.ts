/** What a first-time member is asked, in that order. */
export type Question = 'landingPage' | 'avatar'

export interface OnboardingInput {
  /** What the member has not chosen yet, and the partner has set up; nothing of a guest. */
  readonly open: readonly Question[]
}

export interface OnboardingContext {
  /** What is still to be asked. */
  readonly open: readonly Question[]
}

/** What is remembered of earlier visits on this device. */
export interface Remembered {
  /** The member was here before, or has placed a bet: the first time is over. */
  readonly isReturning: boolean
  /** What they put away for good. */
  readonly dismissed: readonly Question[]
}

export type OnboardingEvent =
  | ({ readonly type: 'visits.recalled' } & Remembered)
  /** On this page. */
  | { readonly type: 'bet.placed' }
  /** The member has chosen, in the question or elsewhere. */
  | { readonly type: 'question.answered'; readonly question: Question }
  /** Put away for good. */
  | { readonly type: 'question.dismissed'; readonly question: Question }
  /** Put off until the next launch. */
  | { readonly type: 'question.postponed'; readonly question: Question }

/** What the actor that remembers is told. */
export type RememberEvent =
  | { readonly type: 'bet.remembered' }
  | { readonly type: 'dismissal.remembered'; readonly question: Question }
