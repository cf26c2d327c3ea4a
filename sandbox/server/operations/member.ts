import { amountText } from '#domain/money/money.ts'
import { errors } from '#domain/session/errorCatalogue.ts'
import { readNickname } from '#domain/session/nickname.ts'
import type { components } from '#openapi/client.gen.ts'

import type { AccountSettings, SandboxMember } from '../../members.ts'
import { readChoices, writeChoices } from '../../store/choices.ts'
import type { Database } from '../../store/database.ts'
import { readBalance, sumsAfter } from '../../store/ledger.ts'
import { nicknameOf, setNickname } from '../../store/nicknames.ts'
import { ApiError } from '../../wire/apiError.ts'
import { avatarPage, isAvatar } from '../avatars.ts'
import { type Handlers, callerOf } from '../calls/operation.ts'
import { careSwitches, exclusionOf } from '../care.ts'
import type { Sandbox } from '../sandbox.ts'

type MemberConfig = components['schemas']['MemberConfig']
type LandingPage = NonNullable<MemberConfig['defaultLandingPage']>

const landingPages: readonly LandingPage[] = [
  'default',
  'today',
  'inplay',
  'early',
  'combo',
  'outright',
  'masterRankings',
  'hotBetting',
]

/** The member, the member's choices and money. */
export function memberOperations(sandbox: Sandbox): Handlers {
  const { database } = sandbox
  return {
    getMember: (call) => {
      const { member, session } = callerOf(call)
      return memberIn(database, member, session.isGuest)
    },
    // One that is taken and a second one are told apart by the member's own, which `members/me/` says.
    setNickname: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      const read = readNickname(call.body.nickname)
      if (!read.ok) throw new ApiError(400, errors.validationFailed)
      if (!setNickname(database, member, read.nickname)) throw new ApiError(409, errors.validationFailed)
      return memberIn(database, member, false)
    },
    getMemberConfig: (call) => configOf(readChoices(database, callerOf(call).member)),
    updateMemberConfig: (call) => {
      const { member, session } = callerOf(call)
      if (session.isGuest) throw new ApiError(400, errors.pleaseLogin)
      if (call.body.avatar_id !== undefined && !isAvatar(call.body.avatar_id))
        throw new ApiError(400, errors.avatarNotUpdated)
      const before = readChoices(database, member)
      const choices = {
        avatarId: call.body.avatar_id ?? before.avatarId,
        landingPage: call.body.default_landing_page ?? before.landingPage,
      }
      writeChoices(database, member.code, choices)
      return configOf(choices)
    },
    getCare: (call) => {
      const { member, session } = callerOf(call)
      const sums = session.isGuest ? null : sumsAfter(database, member.code, session.beganAfter)
      if (sums === null || !careSwitches(sandbox.care).enabled) throw new ApiError(400, errors.pleaseLogin)
      return {
        staked: amountText(sums.staked),
        returns: amountText(sums.returns),
        currency: sums.staked.currency,
        exclusion: exclusionOf(sandbox, member.code),
      }
    },
    listAvatars: (call) => avatarPage(call.query),
    getWallet: (call) => {
      const { member, session } = callerOf(call)
      const balance = session.isGuest ? null : readBalance(database, member.code)
      if (balance === null) throw new ApiError(400, errors.pleaseLogin)
      return { balance: amountText(balance), currency: balance.currency }
    },
  }
}

function memberIn(
  database: Database,
  member: SandboxMember,
  isAnonymous: boolean,
): components['schemas']['Member'] {
  return {
    id: member.code,
    memberCode: member.code,
    nickname: nicknameOf(database, member),
    avatarId: readChoices(database, member).avatarId,
    isAnonymous,
  }
}

function configOf(choices: AccountSettings): MemberConfig {
  return {
    defaultLandingPage: landingPages.find((page) => page === choices.landingPage) ?? null,
    avatarId: choices.avatarId,
  }
}
