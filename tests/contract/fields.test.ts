import { describe, expect, it } from 'vitest'

import { isJsonObject, objectAt } from '#openapi/documents.ts'

import { clientFields, clientSchema } from './contract.ts'
import { settingsFields } from './settingsFields.ts'

/** The fields that product §3 and contract §3 name, by the schema that holds them. */
const named: Record<string, string> = {
  ...settingsFields,
  Pagination: 'currentPage total',
  Event: `eventId gameId gameName competitionId home away inPlay startDatetime startDatetimeUtc markets marketTabs
    isFavourite mapNum details liveMarketTabName currentMap nextMap matchScoreline totalNumMarkets liveStream
    liveStreamInternational`,
  'Event/home': 'teamName',
  'Event/markets': 'marketId',
  'Event/marketTabs': 'tabName open scoreline',
  MapMarkets: 'mapName mapScoreline markets',
  Stream: 'sources',
  Market: 'marketId marketName betTypeName marketOption maxAmount minAmount maxBetAmount timeStamp selection',
  Selection: `name line handicap status euroOdds malayOdds indoOdds hkOdds hongkongOdds result won betRatio changeStatus
    betTypeSelectionName`,
  Slip: 'single combo bigCombo betBuilder luckyCombo',
  SlipTicket: `eventId marketId betSelection line selectOddType handicap odds euroOdd selectOdd changeStatus timeStamp
    gameName gameLogo gameId marketTypeName maxBetAmount betShortName competitionName participantHomeName
    participantAwayName betSelectionDisplay betRangeDisplay marketStatus eventDate`,
  SlipBetConfig:
    'isFollowBet isPlacingBet showBooking isSuccessBooking isShowHandicap betRange luckyComboLoading',
  'SlipBetConfig/betRange': 'minAmount maxAmount',
  Ticket: `ticketNum ticketType dateCreatedUtc totalOdds memberOdds memberOddsStyle amount earnings currency isPrebook
    tickets`,
  TicketLine: `odds euroOdds memberOdds memberOddsStyle gameName gameId gameLogo gameMarketName betTypeName
    competitionName eventName eventDateUtc handicap selection betSelectionType resultStatus resultValue`,
  'TicketLine/selection': 'name',
  Member: 'id memberCode nickname avatarId',
  MemberConfig: 'defaultLandingPage avatarId',
  Wallet: 'balance',
  Review: 'rating comment nickname',
  Notification: 'type',
  NotificationSettings: 'token lang',
  Game: 'gameId gameName',
  DateTab: 'event_date',
  LiveStats: 'eventId mapNum status details',
  LiveStatsDetails: 'home away mapName',
  MiniGameTable:
    'id name miniGameId miniGameName isEnabled isNewGame maxBetAmount minBetAmount maxPayoutAmount',
  OddsHistoryRow: 'homeOdds awayOdds oddsDiff',
  Error: 'base_code code ref_code message',
  // Contract §9.2: columns, badges, players and heroes of each game.
  RoundsStats: 'mapName scoreline winner matchScoreline',
  RoundsSide: 'firstHalfScore secondHalfScore overtimeScore',
  DotaStats: 'mapTime winner matchScoreline',
  DotaSide: 'kills tower barrack roshan gold',
  LolStats: 'mapTime winner matchScoreline',
  LolSide: 'kills tower inhibitor dragon riftHerald gold',
  RoundsBadges: 'firstPistol secondPistol rc5Rounds rc10Rounds',
  DotaBadges: 'firstBlood firstTower firstBarrack firstRoshan rc5Kills rc10Kills rc15Kills',
  LolBadges: `firstBlood firstTower firstDragon firstRiftHerald firstBaron firstInhibitor rc5Kills rc10Kills
    rc15Kills`,
  WinRates: 'startWithCtWinRate startWithTWinRate tFirstRoundWinRate ctFirstRoundWinRate',
  HeroRow: 'hero games pick win',
  DotaPlayer: 'hero lvl kda networth lhdn items',
  LolPlayer: 'hero lvl kda networth damage lasthit items',
  CsgoPlayer: 'player weapon hp armor money kill assist death adr',
  ValorantPlayer: 'valoPlayer kill death assist headshot spike loadout',
}

/** The lists of values in the documents. */
const values: Record<string, string> = {
  BetTypeName: '1X2 SP1X2 WIN AH OU OR YN OE WINMAP SPWINMAP SPAH SPOU SPOR SPHA SPYN SPOE SPXX SPXXAH',
  SelectionStatus: 'open new close closed pause paused resulting settlement settled',
  TicketType: 'single combo mix bigCombo betBuilder luckyCombo',
  OddsType: 'euro indo hongkong malay',
  Language: 'en zh vn th id ms jp kr es ru pt zh-hant',
  ThemeName: 'jxf betway default fb88 jbo ga_rmb tx2 lh mrcat',
  NotificationType: 'info success danger',
  PrebookStatus: 'pending booked confirmed accepted cancelled',
  ResultStatus: 'win loss pending cancel cancelled refund draw closed',
  ChangeStatus: 'up down lock handi-change',
  TiecoType: 'today inplay early combo outright',
  LandingPage: 'default today inplay early combo outright masterRankings hotBetting',
  'Round/endType': 'T_ELIMINATED CT_ELIMINATED BOMB_DEFUSED BOMB_DETONATED TIME_EXPIRED ELIMINATED',
  'RoundEvent/kind': 'player_kill round_start round_ended player_suicide bomb_planted join_game quit_game',
}

describe('the entities of the documents', () => {
  it.each(Object.entries(named))('%s has every field they name [SRV-03]', (schema, fields) => {
    expect(clientFields(schema)).toEqual(expect.arrayContaining(words(fields)))
  })

  it('have the tabs of data analysis with id, label and available [SRV-03]', () => {
    expect(clientSchema('AvailableAnalytics').additionalProperties).toMatchObject({
      required: ['id', 'label', 'available'],
    })
  })

  it('have the standings as an extension: an analysis of its own, beside those that every server has [SRV-03] [STAT-03]', () => {
    const named = ['HeadToHead', 'Heroes', 'RecentMatches', 'Standings'].map((schema) => {
      const { summaryType } = objectAt(clientSchema(schema), 'properties')
      return isJsonObject(summaryType) ? summaryType.const : undefined
    })
    expect(named).toEqual(['head_to_head', 'heroes', 'recent_matches', 'x-slipway-standings'])
    expect(clientSchema('AvailableAnalytics').required).toBeUndefined()
  })

  it.each(Object.entries(values))('%s has every value they list [SRV-03]', (schema, listed) => {
    expect(JSON.stringify(clientSchema(schema))).toSatisfy((text: string) =>
      words(listed).every((value) => text.includes(`"${value}"`)),
    )
  })

  it('have maps that are pending, live or ended as 1, 2 and 3 [SRV-03]', () => {
    expect(clientSchema('MapStatus').enum).toEqual([1, 2, 3])
  })
})

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}
