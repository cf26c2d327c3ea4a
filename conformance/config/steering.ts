/**
 * What cases may have the back end do, each with the values it is given. A configuration says by which address or command;
 * cases with another are not tried.
 */
export const steerings = {
  suspend: 'Pauses the market `marketId`.',
  reopen: 'Opens the market `marketId` again.',
  closeMarket: 'Closes the market `marketId` for good, without a result.',
  pauseSelection: 'Pauses the selection `side` of the market `marketId`.',
  openSelection: 'Opens it again.',
  moveOdds: 'Sets the euro odds of the selection `side` of the market `marketId` to `odds`.',
  moveHandicap:
    'Sets the handicap of `side` of the market `marketId` to `handicap`, and of `otherSide` to `otherHandicap`.',
  settle:
    'Settles the market `marketId`: `side` ends as `result` (win, lose, halfWin, halfLose, void), all others lose.',
  voidMarket:
    'Settles the market `marketId` by returning every stake on it; `side` and `otherSide` are two of its selections.',
  releaseMarket: 'Gives the market `marketId` back to its feed.',
  limitMarket: 'Sets least and greatest stake of the market `marketId` to `min` and `max`.',
  combineNot: 'Keeps the market `marketId` out of combos.',
  combine: 'Lets it into combos again.',
  delayBets:
    'Bets on the market `marketId` wait for `ms` milliseconds until they are decided; 0 decides them at once, also those that wait.',
  closeEvent: 'Closes the event `eventId` with all of its markets.',
  refreshEvent: 'Says on the channel of the event `eventId` that it should be asked for again.',
  score: 'Sets the score of the event `eventId` to `scoreline`.',
  loseReply: 'The next reply to `method` `path` (as in the contract) is lost after the call was handled.',
  loseRequest: 'The next request `method` `path` is lost before it is handled.',
  delayCall: 'The next call `method` `path` is handled after `ms` milliseconds.',
  failCall: 'The next call `method` `path` is answered with `status` and not handled.',
  clearCalls: 'Ends what the last five began.',
  endSession: 'Ends every session of the leaving member: the token is good no more.',
  forbidSession: 'Forbids every session of the leaving member.',
  expireLaunches: 'Launch links that were made and not used expire now.',
  cutLine:
    'Cuts the channel `channel` (events, event, notifications) of the rich member without a close frame.',
  closeLine: 'Closes the channel `channel` of the rich member with the code `code`.',
  silenceLine: 'Nothing arrives on the channel `channel` of the rich member any more.',
  freeLine: 'What was held back on the channel `channel` arrives.',
  announceMaintenance: 'Announces maintenance from `from` to `to`.',
  beginMaintenance: 'Maintenance begins, to end at `to`.',
  endMaintenance: 'Maintenance is over, or called off.',
  notify: 'Sends the rich member a notification with the text `message`.',
  deposit: 'Adds `amount` to the balance of the second member.',
  lowerBalance: 'Takes `amount` from the balance of the second member.',
  requireSignatures: 'Calls that should be signed are refused without a signature.',
  requireSignaturesNot: 'They are accepted again.',
  stopServer: 'The secondary server is down.',
  sickServer: 'The health check of the secondary server says that it is not available.',
  startServer: 'The secondary server is up.',
  offerOutright: 'Puts an outright with the participants `one` and `other` on offer, at 2.50 and 3.10.',
  offerBigCombo: 'Puts a big combo of the selections `markets` on offer, before all others.',
  forwardTime: 'Moves the time of the market forward by `ms` milliseconds.',
  walletDown: 'The wallet of the partner does not answer for the second member.',
  walletUp: 'It answers again.',
  exclude: 'Excludes the second member from betting.',
  excludeNot: 'Ends that.',
} as const

export type Steering = keyof typeof steerings

export function isSteering(name: string): name is Steering {
  return Object.hasOwn(steerings, name)
}
