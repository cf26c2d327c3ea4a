/**
 * What is kept of the server's words, by the names of the contract's fields; a test holds that each of them is in one of
 * these lists, so that whoever adds a field decides. What has a name of none of them is left out.
 */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names of the contract's fields
export const keptOfWire: ReadonlySet<string> = named(`
  acceptAnyOdds accept_odds action activeDate adr alive amount appSubtitle appTitle armor askedEuroOdds assist at
  atUtc available averageRating away awayOdds backToLobby badges barrack base_code betBuilder betCount betDelay
  betDetails betIncrement betRange betRangeDisplay betRatio betSelection betSelectionDisplay betSelectionType
  betShortName betTypeName betTypeSelectionName bet_type_selection bigCombo big_combo_id building buildings
  changeStatus changes clock code combinations combo comboAllowed comboMaxNumEvent competitionId competitionName
  competition_id config count counts ctFirstRoundWinRate currency currencyCode currencyDigits currencySymbol currentMap
  currentPage damage data date dateCreatedUtc days death default defaultLandingPage defaultLang defaultOdds
  default_landing_page domains dragon draw drawOdds draws early earnings enableAvatarSetUp enableBigCombo
  enableHotMarket enableHotMatch enableLandingPageSetup enableTurnover enableWinRate endType endedUtc entryId
  errorHandler errorMessage euroOdd euroOdds euro_odds event eventDate eventDateUtc eventId eventName event_date
  event_id events exchangeRate expiresAt favourite features figures firstBaron firstBarrack firstBlood firstDragon
  firstHalfScore firstInhibitor firstPistol firstRiftHerald firstRoshan firstTower from gameId gameMarketName
  gameName games gold handicap hasNextPage headshot help hero hkOdds home homeOdds hongkongOdds hp id inK inPlay
  indoOdds inhibitor inplay isAnonymous isEnabled isEsportsEnabled isFavourite isFavouritesEnable isFollowBet
  isMiniGameEnabled isNewGame isPlacingBet isPrebook isPrebookingEnabled isShowHandicap isSuccessBooking
  isTopWinningsEnabled is_anonymous is_follow_bet items kda kill kills kind label lane lang langSelection lasthit
  lhdn line live liveMarketTabName loadout lootboxGameId lose luckyCombo luckyComboLoading lvl maintenance
  malayOdds mapName mapNum mapOption mapOptions mapScoreline mapTime maps marker market marketId marketName
  marketOption marketStatus marketTabs marketTypeName market_id markets matchId matchScoreline matches maxAmount
  maxBetAmount maxComboAmount maxComboPayout maxPayout maxPayoutAmount memberOdds memberOddsStyle message
  minAmount minBetAmount miniGame miniGameId miniGameName mixedComboMaxNumEvent money name net networth next
  nextMap odds oddsDiff oddsSelection odds_type open outcome outright overtimeScore pagination params
  participantAwayName participantHomeName payouts periods pick ping placedUtc players possibleReturns prebook
  prebookStatus races ranges rank rating rc10Kills rc10Rounds rc15Kills rc5Kills rc5Rounds reason reasonCode
  ref_code refusal region result resultStatus resultValue results returned returns reviewCount reviews riftHerald
  room roshan round roundId rounds scoreline secondHalfScore secondPistol sections selectOdd selectOddType
  selected selection settledUtc settlement showBooking showObfuscatedMemberCode showPopup showSymbol side single
  size sources spike staked stakes startDatetime startDatetimeUtc startWithCtWinRate startWithTWinRate status
  statusCode streamId summaryType tFirstRoundWinRate tabName tableId tableName targetOdds target_odds teamName
  theme ticket ticketCount ticketNum ticketType ticket_id ticket_num ticket_type tickets tiecoTypes tier timeStamp timezone
  timestamp to today tokenExpiresAt total totalNumMarkets totalOdds totals tower transparent turnover type victim
  wallet weapon who win winRate winRates winner winnings wins won
`)

/** Of what is kept, what may be any text: somebody's sentence, and no word of the contract. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names of the contract's fields
export const freeOfWire: ReadonlySet<string> = named('message errorMessage appTitle appSubtitle')

/** Who the member is or what speaks for them, other people, and addresses: a stand-in takes their place. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names of the contract's fields
export const hiddenOfWire: ReadonlySet<string> = named(`
  androidDownloadUrl appIcon auth_token avatarId avatar_id avatars comment countryCode details gameLogo gameUrl
  html iosDownloadUrl ipAddress launchId liveStream liveStreamInternational loginUrl logo member memberCode
  nickname obfuscatedUserId partnerLogo partnerOfficialName partnerOrigins partnerUrl partner_domain
  partner_member_token player publicToken public_token sessionId signature signatureSecret text title
  token url valoPlayer
`)

/** Of these, what somebody is called: they are taken out of whatever else is said, however short they are. */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names of the contract's fields
export const namesOfWire: ReadonlySet<string> = named('member memberCode nickname obfuscatedUserId sessionId')

/**
 * Left out: by what a press is known again. A replay sends its own, and without it knows a bet by its ticket.
 */
// oxlint-disable-next-line lingui/no-unlocalized-strings -- names of the contract's fields
export const leftOutOfWire: ReadonlySet<string> = named('request expires digest')

/** What the member owns: rounded up to a one and zeros, so that a bet that it paid for is still paid for. */
export const roundedOfWire: ReadonlySet<string> = new Set(['balance', 'balanceAfter'])

/** Of these the names within are values: codes, ids, domains. */
export const mapsOfWire: ReadonlySet<string> = new Set(['params', 'games'])

function named(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
