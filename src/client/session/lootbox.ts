import type { Settings } from '#machines/session/settings.ts'

/** Whether the partner has mini-games [LAUNCH-14]. */
export function areMiniGamesOn(settings: Settings | null): boolean {
  return settings?.features.isMiniGameEnabled === true
}

/** Whether the partner has mini-games and nothing else: then nothing leads to matches, which are not there [ROUTE-04]. */
export function areMiniGamesAlone(settings: Settings | null): boolean {
  return settings?.features.isEsportsEnabled === false && areMiniGamesOn(settings)
}

/** Where the mini-games are: what the partner's page says of the balance is not taken there [HOST-02]. */
export function isLootbox(pathname: string): boolean {
  return /^(?:\/v8)?\/lootbox(?:\/|$)/.test(pathname)
}
