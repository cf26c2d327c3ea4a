import { resource } from '#src/api/resource.ts'

/** Rules and guides, each in each language. */
export const houseTextsResource = resource('houseTexts', ['reconnected'])

/** News and announcements. */
export const newsResource = resource('news', ['reconnected', 'localeChanged'])
