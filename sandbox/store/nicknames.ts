import { nicknameLook } from '#domain/session/nickname.ts'

import { members, type SandboxMember } from '../members.ts'
import type { Database } from './database.ts'
import { text } from './rows.ts'

/** A member's nickname: the one that was set, or that the member came with; null without one. */
export function nicknameOf(
  database: Database,
  { code, nickname }: Pick<SandboxMember, 'code' | 'nickname'>,
): string | null {
  const row = database.row('SELECT nickname FROM nicknames WHERE member = ?', code)
  return row === undefined ? nickname : text(row, 'nickname')
}

/**
 * Sets a member's nickname, once and for all [MEMBER-02].
 * @param nickname as `readNickname` has read it
 * @returns whether it was set: not where the member has one, nor where another's looks the same
 */
export function setNickname(database: Database, member: SandboxMember, nickname: string): boolean {
  const look = nicknameLook(nickname)
  const isTaken = members.some((other) => other.nickname !== null && nicknameLook(other.nickname) === look)
  if (isTaken || nicknameOf(database, member) !== null) return false
  // Member and look are unique: of two at once the second changes nothing.
  const set = database.run(
    'INSERT INTO nicknames (member, nickname, look) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    member.code,
    nickname,
    look,
  )
  return set > 0
}
