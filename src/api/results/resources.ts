import { resource } from '#src/api/resource.ts'

/** What is over [BROWSE-13]. Of more days than today it grows at its top alone: nobody has to ask again. */
export const resultsResource = resource('results', ['reconnected', 'localeChanged'])

/** The same of today, which grows with every event that ends. */
export const todaysResultsResource = resource('todaysResults', [
  'eventsMoved',
  'reconnected',
  'localeChanged',
])
