export type { ChartWords as Words } from '#machines/chartWords.ts'
export type { Deed } from '#machines/deeds.ts'
