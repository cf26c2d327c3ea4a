import type { components } from '#openapi/client.gen.ts'

type Features = components['schemas']['Settings']['features']

/** What the partner has switched on, unless a control call says otherwise. */
const usual = {
  isMiniGameEnabled: false,
  isFavouritesEnable: true,
  isPrebookingEnabled: false,
  isEsportsEnabled: true,
  enableAvatarSetUp: true,
  enableLandingPageSetup: true,
  enableBigCombo: true,
  enableTurnover: true,
  enableWinRate: true,
  enableHotMarket: true,
  enableHotMatch: true,
} satisfies Features

/** Of the mini-game settings, what the partner can switch. */
const usualOfMiniGames = {
  isTopWinningsEnabled: true,
  showObfuscatedMemberCode: true,
  transparent: false,
  backToLobby: true,
} satisfies Partial<components['schemas']['MiniGameSettings']>

export type MiniGameSwitch = keyof typeof usualOfMiniGames

export const miniGameSwitches = Object.keys(usualOfMiniGames) as MiniGameSwitch[]

/** By name, on or off; those that are not here have their defaults. */
export type MiniGameWishes = Readonly<Partial<Record<MiniGameSwitch, boolean>>>

/** The current value of every switch of the mini-game settings [MEMBER-06]. */
export function miniGameSwitchesOf(wishes: MiniGameWishes): Record<MiniGameSwitch, boolean> {
  return { ...usualOfMiniGames, ...wishes }
}

export type FeatureName = keyof typeof usual

export const featureNames = Object.keys(usual) as FeatureName[]

/** By name: on, off, or null for a flag that is not sent at all. Flags that are not here have their defaults. */
export type FeatureWishes = Readonly<Partial<Record<FeatureName, boolean | null>>>

/** The current value of every flag for a member. */
export function featureSwitches(wishes: FeatureWishes): Required<FeatureWishes> {
  return { ...usual, ...wishes }
}

/** The flags of a session [LAUNCH-14]. Guests have no favourites, whatever the partner switched on. */
export function featuresOf(wishes: FeatureWishes, isGuest: boolean): Features {
  const sent = Object.entries(featureSwitches(wishes)).filter(([, isOn]) => isOn !== null)
  const features: Features = Object.fromEntries(sent)
  return isGuest && features.isFavouritesEnable === true
    ? { ...features, isFavouritesEnable: false }
    : features
}
