/**
 * The kinds of members that cases ask for, each with what it must be like. A configuration names those that the back end
 * has; cases with another are not tried.
 */
export const memberKinds = {
  rich: 'A member with money enough for every bet of a run, who may bet.',
  second: 'Another such member, who bets too.',
  leaving: 'Another such member, whose sessions the cases may end.',
  poor: 'A member whose balance is below the least stake of any market.',
  guest: 'A visitor who is not logged in.',
  barred: 'A member who may look and not bet.',
  frozen: 'A member whose account is frozen.',
  inactive: 'A member who may look, and whose account is inactive for betting.',
  modest:
    'A member with a payout limit so low that the least combo of five, or the stake limit at long odds, is above it.',
  slow: 'A member whose bets take a few seconds to be decided.',
  hasty: 'A member whose second bet within a few seconds is too fast.',
  twice: 'A member who may not have two pending bets on the same selection.',
  foreign: 'A member with money whose currency is not that of the rich member.',
  minorless: 'A member with money whose currency has no minor unit.',
  unconfigured: 'A launch link of a partner without a callback.',
  refused: 'A launch link that the partner refuses.',
  unknown: 'A launch link whose callback names a member that the house does not know.',
  dormant: 'A launch link of a member whose account is inactive.',
  brokenCallback: 'A launch link whose callback answers with a fault of the server.',
  notJson: 'A launch link whose callback answers something that is not JSON.',
  badJson: 'A launch link whose callback answers torn JSON.',
  badShape: 'A launch link whose callback answers JSON of another shape.',
  roundabout: 'A launch link whose callback redirects without end.',
  numericName: 'A launch link whose callback gives a number as loginName.',
  numericCode: 'A launch link whose callback gives a number as member_code.',
  longCode: 'A launch link whose callback gives a member_code of 256 characters.',
  silent: 'A launch link whose callback does not answer.',
} as const

export type MemberKind = keyof typeof memberKinds

export function isMemberKind(name: string): name is MemberKind {
  return Object.hasOwn(memberKinds, name)
}
