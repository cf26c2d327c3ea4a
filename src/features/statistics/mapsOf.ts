import type { MapStats, StatsDetails } from '#src/wire/match/statistics.ts'

export type StatsKind = StatsDetails['kind']

/** A map of one kind of game. */
export interface MapOf<Kind extends StatsKind> extends MapStats {
  readonly details: Extract<StatsDetails, { readonly kind: Kind }>
}

/** Whether a map is of a kind of game: a table has the columns of one. */
export function isOfKind<Kind extends StatsKind>(map: MapStats, kind: Kind): map is MapOf<Kind> {
  return map.details.kind === kind
}

/** The maps of a kind. */
export function mapsOfKind<Kind extends StatsKind>(maps: readonly MapStats[], kind: Kind): MapOf<Kind>[] {
  return maps.filter((map) => isOfKind(map, kind))
}
