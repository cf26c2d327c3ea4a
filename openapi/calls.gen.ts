// Made of client.yaml by npm run contract; not edited by hand.

/** The query parameter that carries the member's language, by call. */
export const languageParameter = {
  "GET /notifications/": "language",
  "GET /news/": "lang",
  "GET /games": "lang",
  "GET /events/": "lang",
  "GET /events/competitions/": "lang",
  "GET /events/featured": "lang",
  "GET /events/favourite": "lang",
  "GET /events/market/": "lang",
  "GET /events/in-match-combo/": "lang",
  "GET /events/event_livestats/{event_id}/": "lang",
  "GET /results/": "lang",
  "GET /results/competitions/": "lang",
  "GET /transactions/": "lang",
  "GET /bet-codes/{code}/": "lang",
  "GET /analytics/": "lang",
  "GET /analytics/available/": "lang",
  "GET /features/hot_market": "lang",
  "GET /features/hot_event": "lang",
  "GET /features/win_rate": "lang",
  "GET /features/turnover": "lang",
  "GET /features/big_combo": "lang",
  "GET /rankings/masters/": "lang",
  "GET /rankings/top_winnings/": "lang"
} as const

/** Calls that take the member's language in `accept-language`. */
export const acceptsLanguage = [
  "GET /mini-game/v2/tables/",
  "GET /mini-game/v2/bets/",
  "GET /mini-game/v2/results/",
  "GET /mini-game/v2/guide/"
] as const

/** Calls that take the member's time zone. */
export const takesTimeZone = [
  "GET /notifications/",
  "GET /news/",
  "GET /games",
  "GET /games/tieco/",
  "GET /events/",
  "GET /events/competitions/",
  "GET /events/featured",
  "GET /events/favourite",
  "GET /events/odds_history",
  "GET /events/dates_count",
  "GET /events/market/",
  "GET /events/in-match-combo/",
  "GET /events/event_livestats/{event_id}/",
  "GET /results/",
  "GET /results/competitions/",
  "GET /transactions/",
  "GET /bet-codes/{code}/",
  "GET /analytics/",
  "GET /features/hot_market",
  "GET /features/hot_event",
  "GET /features/win_rate",
  "GET /features/turnover",
  "GET /features/big_combo",
  "GET /rankings/masters/",
  "GET /rankings/top_winnings/",
  "GET /reviews/"
] as const

/** Calls that need no member token. */
export const withoutSession = [
  "POST /game-launch/",
  "GET /healthcheck",
  "POST /healthcheck/record",
  "GET /maintenance/status.json",
  "GET /v8/themes/{name}.json",
  "GET /v8/operators.json",
  "GET /static/rules_{lang}.json",
  "GET /static/prebook_guide_{lang}.json",
  "GET /static/payout_guide_{lang}.json"
] as const

/** Calls of the launch, which reports a 401 or 403 itself. */
export const ofLaunch = [
  "POST /game-launch/",
  "GET /game-launch/check/",
  "POST /game-launch/refresh/"
] as const

/** Calls whose 401 says nothing about the session. */
export const keepsSession = [
  "GET /mini-game/v2/tables/"
] as const

/** Calls that carry the public token. */
export const takesPublicToken = [
  "POST /game-launch/"
] as const

/** Calls that carry a signature. */
export const takesSignature = [
  "POST /game-launch/",
  "GET /events/"
] as const

/** Calls that say that they want no cache. */
export const takesNoCache = [
  "GET /events/"
] as const

/** Calls of other servers than the main ones. */
export const otherServer = {
  "GET /mini-game/v2/tables/": "miniGames",
  "GET /mini-game/v2/bets/": "miniGames",
  "GET /mini-game/v2/results/": "miniGames",
  "GET /mini-game/v2/guide/": "miniGames",
  "GET /healthcheck": "each",
  "GET /maintenance/status.json": "maintenance",
  "GET /v8/themes/{name}.json": "assets",
  "GET /v8/operators.json": "assets",
  "GET /static/rules_{lang}.json": "assets",
  "GET /static/prebook_guide_{lang}.json": "assets",
  "GET /static/payout_guide_{lang}.json": "assets"
} as const
