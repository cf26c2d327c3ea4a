// Made of client.yaml by npm run contract; not edited by hand.

/** The servers, and what the paths of each begin with on the client's own origin. */
export const serverPaths = {
  "main": "/api",
  "miniGames": "/api",
  "each": "/api",
  "maintenance": "",
  "assets": ""
} as const
