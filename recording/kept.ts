/**
 * The names of what may be kept of events and contexts; whatever has another name is left out. Added here is only what
 * says nothing of who the member is: no token, code, name or address of theirs, and not what they own. What they stake is
 * kept, since a bet is not understood without it; their balance is not.
 */
export const keptFields: ReadonlySet<string> = new Set(
  [
    // Events and how actors end
    'input output error failure kind code baseCode refCode at end reason isAnswered isPassing attempt random',
    'lifetime tokenLifetime granted',
    // Selections and their terms
    'leg legs eventId marketId side line handicap euroOdds price timeStamp euro hongkong malay indo odds',
    'oddsStyle oddsType status betType option marketName selectionName gameId gameName competitionName',
    'homeName awayName startUtc inPlay comboAllowed maxBetAmount change changes terms quotes isStale id',
    // The slip
    'slip version isAdding pressRule isPrebookable isFollowBet bigComboId parked undo before after',
    'quickStake unsent why lastOddsSelectionAt isGuest unavailableCode secondsLeft seconds',
    // Stakes and what the server allows
    'slot text by minor currency digits stakes stakeTexts isShared isStakeShared perLine size lines min max',
    'maxPayout betDelay ranges policy limits',
    // Bets on their way and what became of them
    'key nextKey batch operation expiresAt confirmedAt request confirmation bets start entry entries',
    'unknownEntry nextEntry answers checked waiting running latest outputs outcome isOfSlip',
    'refusal ticket closed isTold isToldElsewhere ticketNum ticketType result prebook isPrebook',
    'targetOdds stake canBeSent cancellation isSuccess amount prebooks',
    // Launch, servers, channels and the page
    'link language theme competitionIds isStorageBlocked launched servers family isDropped drops chosen',
    'failures reported rest channel hasBeenLive isAgain script reloadedFor failed isOn from to filters events count',
    'selection watched stream streamId opened hasSlept',
    // What a first-time member is asked
    'open question isReturning dismissed',
    // When a member is reminded of the time
    'minutes',
  ].flatMap((names) => names.split(' ')),
)

/** Of these the names within are ids, kinds and slots, and so none of the list. */
export const keptMaps: ReadonlySet<string> = new Set(['quotes', 'parked', 'ranges', 'stakeTexts'])
