/** Gives what is made of the services once per client, by what makes it: `client.once(createNotices)`. */
export type Once<Services> = <Made>(create: (services: Services) => Made) => Made

/**
 * The one table of what features make for themselves and more than one asks for: it is made when it is first asked for, with
 * its code, and lives as long as the page.
 */
export function createOnce<Services>(services: () => Services): Once<Services> {
  const made = new Map<unknown, unknown>()
  return <Made>(create: (all: Services) => Made): Made => {
    if (!made.has(create)) made.set(create, create(services()))
    // What stands under a maker is what it made.
    return made.get(create) as Made
  }
}
