import type { BetSlipInput } from '../betSlip/types.ts'
import type { LaunchInput, LaunchOutput } from '../launch/types.ts'
import type { OnboardingInput } from '../onboarding/types.ts'
import type { SessionInput } from '../session/types.ts'
import type { Channel, SocketInput } from '../socket/types.ts'
import type { AppContext } from './types.ts'

export function launchInputOf({ start }: AppContext): LaunchInput {
  if (start === null) throw new Error('nothing to launch from')
  return start
}

export function launchedOf({ launched }: AppContext): LaunchOutput {
  if (launched === null) throw new Error('not launched yet')
  return launched
}

export function sessionInputOf(context: AppContext): SessionInput {
  const { settings, tokenLifetime } = launchedOf(context)
  return { settings, tokenLifetime }
}

export function slipInputOf(context: AppContext): BetSlipInput {
  const { settings, balance } = launchedOf(context)
  const { maxPayout, maxComboPayout, maxComboAmount, comboMaxEvents, mixedComboMaxEvents } = settings
  return {
    isGuest: settings.isGuest,
    currency: { code: settings.currency.code, digits: settings.currency.digits },
    balance,
    policy: settings.acceptAnyOdds ? 'any' : 'none',
    pressRule: 'replace',
    limits: { maxPayout, maxComboPayout, maxComboAmount, comboMaxEvents, mixedComboMaxEvents },
  }
}

/** What a member has not chosen, of what the partner has set up [LAUNCH-14]; a guest has nothing to choose. */
export function onboardingInputOf(context: AppContext): OnboardingInput {
  const { isGuest, features, landingPage, avatarId } = launchedOf(context).settings
  if (isGuest) return { open: [] }
  const asksLandingPage = features.enableLandingPageSetup === true && landingPage === null
  const asksAvatar = features.enableAvatarSetUp === true && avatarId === null
  return {
    open: [...(asksLandingPage ? ['landingPage' as const] : []), ...(asksAvatar ? ['avatar' as const] : [])],
  }
}

export function socketInputOf({ random }: AppContext, channel: Channel): SocketInput {
  return { channel, random }
}

export function eventIdOf({ eventId }: AppContext): string {
  if (eventId === null) throw new Error('no event is wanted')
  return eventId
}
