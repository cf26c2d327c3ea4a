// The chart of servers, for Stately's editor. Written by `npm run charts -- write`.
import { fromPromise, setup } from 'xstate'

export const machine = setup({
  actors: {
    "watchConnectivity": fromPromise(async () => undefined),
    "checkHealth": fromPromise(async () => undefined),
    "recordChoice": fromPromise(async () => undefined),
  },
  guards: {
    "isChosenStanding": () => false,
    "isAnyStanding": () => false,
    "isOfChosen": () => false,
    "isFailingOn": () => false,
    "isChosenHealthy": () => false,
    "isAnyDropped": () => false,
    "isNoneDropped": () => false,
  },
  actions: {
    "takeAnswer": () => {},
    "chooseNext": () => {},
    "countFailure": () => {},
    "forgetAsked": () => {},
    "dropChosen": () => {},
    "trustChosen": () => {},
    "takeAnswerOfDropped": () => {},
    "tellAnswer": () => {},
    "forgetFailures": () => {},
    "planRecheck": () => {},
  },
  delays: {
    "recheckDelay": 1000,
  },
}).createMachine({
  "id": "servers",
  "invoke": {
    "id": "watchConnectivity",
    "src": "watchConnectivity"
  },
  "type": "parallel",
  "states": {
    "choice": {
      "initial": "surveying",
      "states": {
        "surveying": {
          "description": "Each server is asked for its health, while calls already go to the first.",
          "invoke": {
            "id": "survey",
            "src": "checkHealth",
            "onDone": {
              "target": "deciding",
              "actions": {
                "type": "takeAnswer"
              }
            },
            "onError": "deciding"
          }
        },
        "deciding": {
          "description": "The chosen one stays while it serves, else the most preferred that does takes its place.",
          "always": [
            {
              "guard": "isChosenStanding",
              "target": "serving"
            },
            {
              "guard": "isAnyStanding",
              "target": "serving",
              "actions": "chooseNext"
            },
            {
              "target": "stranded"
            }
          ]
        },
        "serving": {
          "entry": "forgetFailures",
          "initial": "reporting",
          "states": {
            "reporting": {
              "description": "The choice goes into the records of the server. Nothing waits for that.",
              "invoke": {
                "id": "recordChoice",
                "src": "recordChoice",
                "onDone": {
                  "target": "settled",
                  "actions": "forgetAsked"
                },
                "onError": {
                  "target": "settled",
                  "actions": "forgetAsked"
                }
              }
            },
            "settled": {
              "description": "Calls go to the chosen server."
            }
          },
          "on": {
            "call.failed": {
              "guard": {
                "type": "isOfChosen"
              },
              "target": "suspecting",
              "actions": "countFailure"
            }
          }
        },
        "suspecting": {
          "description": "A call has failed: whoever still stands is asked for its health. Where the chosen one says that it is well and calls keep failing all the same, it is dropped.",
          "initial": "asking",
          "states": {
            "asking": {
              "description": "Those that stand are asked how they are.",
              "invoke": {
                "id": "checkStanding",
                "src": "checkHealth",
                "onDone": [
                  {
                    "guard": {
                      "type": "isChosenHealthy"
                    },
                    "target": "watching",
                    "actions": {
                      "type": "takeAnswer"
                    }
                  },
                  {
                    "target": "#servers.choice.deciding",
                    "actions": {
                      "type": "takeAnswer"
                    }
                  }
                ],
                "onError": "watching"
              }
            },
            "watching": {
              "description": "Well, by its own word: its next calls tell."
            }
          },
          "on": {
            "call.failed": [
              {
                "guard": {
                  "type": "isFailingOn"
                },
                "target": "deciding",
                "actions": "dropChosen"
              },
              {
                "guard": {
                  "type": "isOfChosen"
                },
                "target": ".asking",
                "actions": "countFailure"
              }
            ],
            "call.answered": {
              "guard": {
                "type": "isOfChosen"
              },
              "target": "serving.settled",
              "actions": "trustChosen"
            }
          }
        },
        "stranded": {
          "description": "No server is left. Calls go to the last that was chosen, for want of a better one, and the member is told.",
          "meta": {
            "shownBy": [
              "src/shell/ConnectionNotice.tsx"
            ]
          },
          "tags": "stranded",
          "on": {
            "dropped.answered": "deciding",
            "call.answered": {
              "guard": {
                "type": "isOfChosen"
              },
              "target": "serving.settled",
              "actions": "trustChosen"
            }
          }
        },
        "offline": {
          "description": "Without a network a call that fails says nothing of a server.",
          "on": {
            "connection.cameBack": "surveying",
            "page.returned": "surveying"
          }
        }
      },
      "on": {
        "connection.lost": ".offline"
      }
    },
    "dropped": {
      "description": "Those that were dropped are asked again, ever more seldom. A choice that holds is not given up for them.",
      "initial": "none",
      "states": {
        "none": {
          "description": "None is dropped.",
          "always": {
            "guard": "isAnyDropped",
            "target": "waiting"
          }
        },
        "waiting": {
          "description": "At least one is dropped, and left alone for a while.",
          "entry": "planRecheck",
          "always": {
            "guard": "isNoneDropped",
            "target": "none"
          },
          "after": {
            "recheckDelay": "asking"
          }
        },
        "asking": {
          "description": "Those that were dropped are asked how they are.",
          "invoke": {
            "id": "checkDropped",
            "src": "checkHealth",
            "onDone": {
              "target": "waiting",
              "actions": [
                {
                  "type": "takeAnswerOfDropped"
                },
                "tellAnswer"
              ]
            },
            "onError": "waiting"
          }
        },
        "resting": {
          "description": "Without a network nobody is asked.",
          "on": {
            "connection.cameBack": "none",
            "page.returned": "none"
          }
        }
      },
      "on": {
        "connection.lost": ".resting"
      }
    }
  }
})
