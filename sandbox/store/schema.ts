/**
 * Tables of the sandbox. Amounts are integers of the currency's minor unit. `at` is sandbox time and `real`
 * real time, both in UTC milliseconds. Only the SHA-256 of a token is stored. A change of a table that already
 * exists in stores needs a step in `migration.ts`.
 */
export const schema = `
CREATE TABLE IF NOT EXISTS meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS overrides (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  command TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS accounts (
  member TEXT PRIMARY KEY,
  currency TEXT NOT NULL,
  digits INTEGER NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0)
) STRICT;

CREATE TABLE IF NOT EXISTS entries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  member TEXT NOT NULL REFERENCES accounts (member),
  kind TEXT NOT NULL CHECK (kind IN ('deposit', 'adjustment', 'stake', 'payout', 'refund')),
  amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  ticket_num TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS entries_of_member ON entries (member, seq);
CREATE UNIQUE INDEX IF NOT EXISTS one_entry_of_a_kind ON entries (ticket_num, kind) WHERE ticket_num IS NOT NULL;

CREATE TABLE IF NOT EXISTS bets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticket_num TEXT NOT NULL UNIQUE,
  member TEXT NOT NULL REFERENCES accounts (member),
  unique_key TEXT NOT NULL,
  ticket_type TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  euro_odds TEXT NOT NULL,
  odds_style TEXT NOT NULL,
  placed_at INTEGER NOT NULL,
  placed_real INTEGER NOT NULL,
  result TEXT NOT NULL,
  returns INTEGER CHECK (returns >= 0),
  settled_at INTEGER,
  stakes TEXT,
  dependence TEXT,
  big_combo_id TEXT,
  is_follow INTEGER NOT NULL DEFAULT 0,
  asked_odds TEXT,
  UNIQUE (member, unique_key)
) STRICT;
CREATE INDEX IF NOT EXISTS bets_of_member ON bets (member, id);
CREATE INDEX IF NOT EXISTS pending_bets ON bets (member) WHERE result = 'pending';
CREATE INDEX IF NOT EXISTS bets_of_big_combo ON bets (big_combo_id) WHERE big_combo_id IS NOT NULL;

CREATE TABLE IF NOT EXISTS settlements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  market_id TEXT NOT NULL,
  at INTEGER NOT NULL,
  ending TEXT NOT NULL CHECK (ending IN ('score', 'stated', 'voided', 'untold')),
  results TEXT NOT NULL,
  result_value TEXT,
  home INTEGER CHECK (home >= 0),
  away INTEGER CHECK (away >= 0),
  CHECK ((ending = 'score') = (home IS NOT NULL AND away IS NOT NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS settlements_of_market ON settlements (market_id, at);

CREATE TABLE IF NOT EXISTS legs (
  bet INTEGER NOT NULL REFERENCES bets (id),
  position INTEGER NOT NULL,
  event_id TEXT NOT NULL,
  market_id TEXT NOT NULL,
  side TEXT NOT NULL,
  euro_odds TEXT NOT NULL,
  handicap TEXT,
  line TEXT,
  description TEXT NOT NULL,
  result TEXT NOT NULL,
  result_value TEXT,
  settlement INTEGER REFERENCES settlements (id),
  outcome TEXT,
  asked_odds TEXT,
  PRIMARY KEY (bet, position)
) STRICT;
CREATE INDEX IF NOT EXISTS legs_of_event ON legs (event_id);
CREATE INDEX IF NOT EXISTS legs_of_market ON legs (market_id);
CREATE INDEX IF NOT EXISTS pending_legs ON legs (market_id) WHERE result = 'pending';

CREATE TABLE IF NOT EXISTS prebooks (
  id INTEGER PRIMARY KEY,
  ticket_num TEXT NOT NULL UNIQUE,
  member TEXT NOT NULL REFERENCES accounts (member),
  unique_key TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  target_odds TEXT NOT NULL,
  odds_style TEXT NOT NULL,
  event_id TEXT NOT NULL,
  market_id TEXT NOT NULL,
  side TEXT NOT NULL,
  handicap TEXT,
  line TEXT,
  description TEXT NOT NULL,
  booked_at INTEGER NOT NULL,
  booked_real INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('booked', 'accepted', 'cancelled')),
  ended_at INTEGER,
  UNIQUE (member, unique_key),
  CHECK ((status = 'booked') = (ended_at IS NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS prebooks_of_member ON prebooks (member, id);
CREATE INDEX IF NOT EXISTS booked_prebooks ON prebooks (market_id) WHERE status = 'booked';

CREATE TABLE IF NOT EXISTS uniques (
  member TEXT NOT NULL,
  key TEXT NOT NULL,
  body_digest TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('inProgress', 'placed', 'refused')),
  process TEXT NOT NULL,
  status INTEGER,
  reply TEXT,
  ticket_num TEXT,
  arrived_real INTEGER NOT NULL,
  decided_real INTEGER,
  digest TEXT,
  expires TEXT,
  PRIMARY KEY (member, key),
  CHECK (state = 'inProgress' OR (status IS NOT NULL AND reply IS NOT NULL AND decided_real IS NOT NULL)),
  CHECK ((state = 'placed') = (ticket_num IS NOT NULL))
) STRICT;

CREATE TABLE IF NOT EXISTS cash_outs (
  member TEXT NOT NULL REFERENCES accounts (member),
  key TEXT NOT NULL,
  ticket_num TEXT NOT NULL REFERENCES bets (ticket_num),
  least INTEGER NOT NULL CHECK (least > 0),
  state TEXT NOT NULL CHECK (state IN ('paid', 'refused')),
  prices TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (member, key),
  CHECK ((state = 'paid') = (prices IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS one_cash_out ON cash_outs (ticket_num) WHERE state = 'paid';

CREATE TABLE IF NOT EXISTS launches (
  token_hash TEXT PRIMARY KEY,
  member_token_hash TEXT,
  member TEXT NOT NULL,
  is_guest INTEGER NOT NULL,
  mode TEXT NOT NULL,
  expires_real INTEGER NOT NULL,
  session_id TEXT,
  used INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  session_id TEXT PRIMARY KEY,
  launch_hash TEXT NOT NULL,
  member TEXT NOT NULL,
  is_guest INTEGER NOT NULL,
  member_token_hash TEXT,
  choices TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('active', 'ended', 'forbidden')),
  began_real INTEGER NOT NULL DEFAULT 0,
  began_after INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE TABLE IF NOT EXISTS tokens (
  token_hash TEXT PRIMARY KEY,
  session_id TEXT NOT NULL REFERENCES sessions (session_id) ON DELETE CASCADE,
  expires_real INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS member_choices (
  member TEXT PRIMARY KEY,
  landing_page TEXT,
  avatar_id TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS nicknames (
  member TEXT PRIMARY KEY,
  nickname TEXT NOT NULL,
  look TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE IF NOT EXISTS reviews (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticket_num TEXT NOT NULL REFERENCES bets (ticket_num),
  member TEXT NOT NULL,
  rating INTEGER NOT NULL CHECK (rating BETWEEN 1 AND 5),
  comment TEXT NOT NULL,
  at INTEGER NOT NULL,
  decision TEXT CHECK (decision IN ('approved', 'rejected')),
  UNIQUE (ticket_num, member)
) STRICT;

CREATE TABLE IF NOT EXISTS bet_codes (
  code TEXT PRIMARY KEY,
  ticket_type TEXT NOT NULL,
  legs TEXT NOT NULL,
  valid_until INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS bet_code_uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  member TEXT NOT NULL,
  use TEXT NOT NULL CHECK (use IN ('made', 'missed')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS bet_code_uses_of_member ON bet_code_uses (member, use, at);

CREATE TABLE IF NOT EXISTS favourites (
  member TEXT NOT NULL,
  event_id TEXT NOT NULL,
  PRIMARY KEY (member, event_id)
) STRICT;

CREATE TABLE IF NOT EXISTS notifications (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL,
  member TEXT NOT NULL,
  type TEXT NOT NULL,
  kind TEXT,
  message TEXT NOT NULL,
  ticket_num TEXT,
  event_id TEXT,
  at INTEGER NOT NULL,
  is_read INTEGER NOT NULL CHECK (is_read IN (0, 1)),
  UNIQUE (member, id)
) STRICT;
CREATE INDEX IF NOT EXISTS notifications_of_member ON notifications (member, at, seq);

CREATE TABLE IF NOT EXISTS notification_devices (
  member TEXT PRIMARY KEY,
  token TEXT,
  lang TEXT
) STRICT;

CREATE TABLE IF NOT EXISTS notification_switches (
  member TEXT NOT NULL,
  kind TEXT NOT NULL,
  in_list INTEGER NOT NULL CHECK (in_list IN (0, 1)),
  as_toast INTEGER NOT NULL CHECK (as_toast IN (0, 1)),
  PRIMARY KEY (member, kind)
) STRICT;

CREATE TABLE IF NOT EXISTS mini_game_bets (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  ticket_num TEXT NOT NULL UNIQUE,
  member TEXT NOT NULL REFERENCES accounts (member),
  unique_key TEXT NOT NULL,
  table_id INTEGER NOT NULL,
  game TEXT NOT NULL,
  round INTEGER NOT NULL,
  selection TEXT NOT NULL,
  odds TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  placed_at INTEGER NOT NULL,
  placed_real INTEGER NOT NULL,
  outcome TEXT,
  result TEXT NOT NULL,
  returns INTEGER CHECK (returns >= 0),
  settled_at INTEGER,
  UNIQUE (member, unique_key),
  CHECK ((result = 'pending') = (returns IS NULL)),
  CHECK ((result = 'pending') = (settled_at IS NULL))
) STRICT;
CREATE INDEX IF NOT EXISTS mini_game_bets_of_member ON mini_game_bets (member, id);
CREATE INDEX IF NOT EXISTS pending_mini_game_bets ON mini_game_bets (round) WHERE result = 'pending';

CREATE TABLE IF NOT EXISTS mini_game_keys (
  member TEXT NOT NULL,
  key TEXT NOT NULL,
  digest TEXT NOT NULL,
  status INTEGER NOT NULL,
  reply TEXT NOT NULL,
  ticket_num TEXT,
  decided_real INTEGER NOT NULL,
  PRIMARY KEY (member, key)
) STRICT;
`
