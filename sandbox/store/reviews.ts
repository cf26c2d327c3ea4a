import type { Database } from './database.ts'
import { integer, oneOf, type Row, text } from './rows.ts'

/** How long a review waits for approval, sandbox milliseconds. */
export const approvalMs = 5 * 60_000

export const reviewStatuses = ['pending', 'approved', 'rejected'] as const

/** What a member wrote about another's ticket. */
export interface Review {
  id: string
  ticketNum: string
  member: string
  /** 1 to 5. */
  rating: number
  comment: string
  /** When it was sent, sandbox time. */
  at: number
  status: (typeof reviewStatuses)[number]
}

interface ReviewQuery {
  ticketNum: string
  /** Whose own review is there whatever its status. */
  reader: string
  /** Sandbox time. */
  now: number
  page: number
  pageSize: number
}

// A review nobody decided about is approved once its time is up.
const readReviews = `SELECT *, COALESCE(decision, CASE WHEN at <= ?1 THEN 'approved' ELSE 'pending' END) AS status
  FROM reviews WHERE ticket_num = ?2`

/** A page of a ticket's reviews: the reader's own, then the approved ones of others, newest first. */
export function reviewsOf(
  database: Database,
  { ticketNum, reader, now, page, pageSize }: ReviewQuery,
): { count: number; reviews: Review[] } {
  const seen = `FROM (${readReviews}) WHERE member = ?3 OR status = 'approved'`
  const wanted = [now - approvalMs, ticketNum, reader] as const
  const counted = database.row(`SELECT COUNT(*) AS count ${seen}`, ...wanted)
  const rows = database.rows(
    `SELECT * ${seen} ORDER BY member = ?3 DESC, at DESC, id DESC LIMIT ?4 OFFSET ?5`,
    ...wanted,
    pageSize,
    (page - 1) * pageSize,
  )
  return { count: counted === undefined ? 0 : integer(counted, 'count'), reviews: rows.map(readReview) }
}

/** How many approved reviews a ticket has, and the sum of their ratings. */
export function ratingOf(database: Database, ticketNum: string, now: number): { count: number; sum: number } {
  const row = database.row(
    `SELECT COUNT(*) AS count, COALESCE(SUM(rating), 0) AS sum FROM (${readReviews}) WHERE status = 'approved'`,
    now - approvalMs,
    ticketNum,
  )
  return row === undefined ? { count: 0, sum: 0 } : { count: integer(row, 'count'), sum: integer(row, 'sum') }
}

/** Keeps a review, which waits for approval; the member's earlier one of this ticket is replaced by it. */
export function writeReview(
  database: Database,
  { ticketNum, member, rating, comment, at }: Omit<Review, 'id' | 'status'>,
): Review {
  return database.transaction(() => {
    database.run('DELETE FROM reviews WHERE ticket_num = ? AND member = ?', ticketNum, member)
    database.run(
      'INSERT INTO reviews (ticket_num, member, rating, comment, at) VALUES (?, ?, ?, ?, ?)',
      ticketNum,
      member,
      rating,
      comment,
      at,
    )
    const row = database.row(
      `SELECT *, 'pending' AS status FROM reviews WHERE ticket_num = ? AND member = ?`,
      ticketNum,
      member,
    )
    if (row === undefined) throw new Error('A review was not kept.')
    return readReview(row)
  })
}

/** Approves or rejects a review by its id; false for an unknown one. */
export function decideReview(database: Database, id: string, decision: 'approved' | 'rejected'): boolean {
  const number = /^r-(\d{1,15})$/.exec(id)?.[1]
  if (number === undefined) return false
  return database.run('UPDATE reviews SET decision = ? WHERE id = ?', decision, Number(number)) === 1
}

function readReview(row: Row): Review {
  return {
    id: `r-${integer(row, 'id')}`,
    ticketNum: text(row, 'ticket_num'),
    member: text(row, 'member'),
    rating: integer(row, 'rating'),
    comment: text(row, 'comment'),
    at: integer(row, 'at'),
    status: oneOf(row, 'status', reviewStatuses),
  }
}
