/** The four odds types, in the order in which they are offered. */
export const oddsTypes = ['euro', 'hongkong', 'malay', 'indo'] as const

export type OddsType = (typeof oddsTypes)[number]

/** Labels of the odds types, as the contract names them (§9.1). */
export const oddsTypeLabels: Readonly<Record<OddsType, string>> = {
  euro: 'Euro',
  hongkong: 'Hongkong',
  malay: 'Malay',
  indo: 'Indo',
}

/** Decimals shown for each odds type [ODDS-01]. */
export const oddsPlaces: Readonly<Record<OddsType, number>> = {
  euro: 2,
  hongkong: 2,
  malay: 2,
  indo: 4,
}
