export type { ChartWords as Words } from '#machines/chartWords.ts'
export type { ActionEffect } from '#machines/actionEffects.ts'
