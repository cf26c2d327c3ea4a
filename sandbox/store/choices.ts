import type { AccountSettings } from '../members.ts'
import type { Database } from './database.ts'
import { text, textOrNull } from './rows.ts'

/** A member's choices; if none was written down, the member's initial ones. */
export function readChoices(
  database: Database,
  { code, choices }: { readonly code: string; readonly choices: AccountSettings },
): AccountSettings {
  const row = database.row('SELECT landing_page, avatar_id FROM member_choices WHERE member = ?', code)
  if (row === undefined) return choices
  return { landingPage: textOrNull(row, 'landing_page'), avatarId: textOrNull(row, 'avatar_id') }
}

/** Keeps a member's choices. */
export function writeChoices(database: Database, member: string, choices: AccountSettings): void {
  database.run(
    `INSERT INTO member_choices (member, landing_page, avatar_id) VALUES (?, ?, ?)
     ON CONFLICT (member) DO UPDATE SET landing_page = excluded.landing_page, avatar_id = excluded.avatar_id`,
    member,
    choices.landingPage,
    choices.avatarId,
  )
}

/** The events a member has marked. */
export function readFavourites(database: Database, member: string): Set<string> {
  const rows = database.rows('SELECT event_id FROM favourites WHERE member = ?', member)
  return new Set(rows.map((row) => text(row, 'event_id')))
}

/** Marks or unmarks an event. */
export function writeFavourite(
  database: Database,
  member: string,
  eventId: string,
  favourite: boolean,
): void {
  if (favourite) {
    database.run(
      'INSERT INTO favourites (member, event_id) VALUES (?, ?) ON CONFLICT DO NOTHING',
      member,
      eventId,
    )
  } else {
    database.run('DELETE FROM favourites WHERE member = ? AND event_id = ?', member, eventId)
  }
}
