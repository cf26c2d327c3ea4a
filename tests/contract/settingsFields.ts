/** The fields of the session's settings that product §3 names, by the object that holds them. */
export const settingsFields = {
  Settings: `publicToken token memberCode ipAddress launchId currencySymbol currencyCode minBetAmount maxComboPayout
    maxComboAmount defaultLang langSelection partnerLogo partnerOfficialName theme betIncrement oddsSelection defaultOdds
    inK appIcon appTitle appSubtitle iosDownloadUrl androidDownloadUrl gameId competitionId tiecoTypes activeDate
    pagination mixedComboMaxNumEvent comboMaxNumEvent isAnonymous maintenance acceptAnyOdds showSymbol countryCode
    nickname sessionId exchangeRate obfuscatedUserId avatarId defaultLandingPage avatars timezone errorHandler`,
  'Settings/pagination': 'events results betDetails reviews',
  'Settings/maintenance': 'maintenance from to',
  'Settings/avatars': 'total next hasNextPage results',
  'Settings/errorHandler': 'statusCode errorMessage showPopup',
  'Settings/features': `isMiniGameEnabled isFavouritesEnable isPrebookingEnabled isEsportsEnabled enableAvatarSetUp
    enableLandingPageSetup enableBigCombo enableTurnover enableWinRate enableHotMarket enableHotMatch`,
  MiniGameSettings: 'isTopWinningsEnabled showObfuscatedMemberCode transparent lootboxGameId backToLobby',
} as const satisfies Record<string, string>

/** The names of one of them. */
export function fieldNames(of: keyof typeof settingsFields): string[] {
  return settingsFields[of].split(/\s+/)
}
