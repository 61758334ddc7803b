/** Words and phrases that mean alike in contracts, by what they mean: any form of a word counts, amounts are `mmm`, numbers `nnn`. */
export const SENSES: Readonly<Record<string, string>> = {
  buyer: 'buyer, purchaser, vendee, grantee, transferee, offeror, optionee',
  seller: 'seller, vendor, grantor, owner, transferor, offeree, estate, heirs, landowner, bank as owner, the hendersons, mom',
  builder: 'builder, developer, contractor, company, declarant, superintendent, homebuilder, sponsor',
  us: 'we, us, our, ours, i, me, my, mine',
  you: 'you, your, yours',
  third:
    'third party, anyone, anybody, someone, somebody, another, other person, others, whoever, whomever, whom, investor, stranger, different person, nominee, entity, company of, partner',
  party: 'party, parties, side, sides, both',
  inspect:
    'inspect, inspection, inspector, examine, examination, evaluate, evaluation, checked, check out, look over, gone over, go over, looked at, look at, due diligence, diligence, study period, feasibility, engineer, expert, professional, test, tested, testing, investigate, walk through, see for, poke, scrutinize, scrutiny, assess, sampled, vetted, survey, look by engineers, whole house, sending anyone, send anyone, send anybody, hire an inspector, hiring, home inspector, contractors, hygienist, look it over, take a look, walk the house, kick the tires, looked into, verification, investigations, see inside, physical examination, check out the house, checked over, opportunity to inspect, pest check, building check',
  condition:
    'condition of, physical condition, state of repair, shape, defect, flaw, fault, deficiency, wrong with, problem, structure, structural, roof, furnace, foundation, plumbing, wiring, systems, leak, imperfection, hidden, latent, unseen, seen and unseen, gutters, wells, wires, walls, soundness, rot, cracked, broken, unknown',
  asis: "asis, as it is, as they are, as it stands, as they stand, as we see, as seen, as we saw, as found, just as, just like, what you see, what you get, present condition, current condition, existing condition, today's condition, present state, existing state, current state, present shape, whatever condition, whatever state, whatever shape, all faults, every fault, warts, with all its, where it stands, then existing, condition in which, state in which, the way it sits, tale quale, handed over as found, the way it is, how it stands, way we found it, in its condition, no better, warts and all, come what may be wrong, seen and unseen, with all defects, in the condition, where is",
  norepair:
    'nothing will be fixed, not fix, no repair, not repair, not be asked to repair, without repair, no work, not spend, nothing fixed, no fixing, make no repair, not obligated to repair, no obligation to repair, no obligation to fix, not fix anything, fix nothing, repairs nothing, mends nothing, mend nothing, not lift a finger, no improvements, nothing repaired, nothing is repaired, no credits or repairs, neither repair nor, not make any repairs, will make no repairs',
  appraise:
    "appraise, appraisal, appraiser, valuation, valued, value, worth, appraised, low value, under price, gap, shortfall, opinion of value, collateral, market value, bank's number, number from the bank, comes in low, comes in under, come in short, low number, short of the price, below the price, figure the appraiser, price matches, worth less",
  loan: "loan, mortgage, financing, financed, finance, bank, lender, credit union, borrow, borrowing, borrower, lend, underwriting, underwriter, funding, credit, deed of trust, third party financing, loans, borrowed, bank's money, lends, mortgage money, va, fha, conventional, cash purchase, all cash",
  loanfails:
    'denied, denial, declined, refuse, refused, turned down, turn down, turns down, falls through, fall through, fails to fund, unable to obtain, inability, cannot get, can not get, fail to obtain, rejected, says no, say no, not come through, want of a loan, failure to obtain, nobody will lend, bank turn us down, bank say no, not approved, not being approved, backs out of the loan, pulls the loan, no loan, without a loan, cannot borrow, not get the loan, want of financing, lack of financing, disapproved, not lend, will not lend, turned us down, fell through',
  title:
    'title, deed, lien, liens, encumbrance, cloud, easement, ownership, marketable, records, abstract, quitclaim, of record, search, deed history, chain of title, matters of record, commitment, exception, exceptions, policy, claims of strangers, land records, recorded matters, survey matters',
  object:
    'object, objection, raise, complain, complaint, disapprove, veto, protest, reject, objections, refuse the deed, rejecting title, challenge, dispute the title, question the title, title review, title problems, ask for a cure',
  deposit:
    'deposit, earnest money, earnest, binder, hand money, down payment, downpayment, good faith money, money down, put down, escrow money, escrowed sum, earnest sum, advance, hand money paid, initial deposit, what was paid, sums paid, payments made, money paid, what we paid, our ten thousand, amount on deposit, sum held, reservation fee',
  money: 'money, sum, funds, cash, check, amount, mmm',
  giveup:
    'waive, waived, waiver, forgo, forego, forgone, decline, declined, surrender, relinquish, give up, given up, gives up, abandon, skip, pass on, passes on, pass up, do without, does without, let go, lets go, drop, dropped, strike, struck, stricken, crossed out, delete, deleted, removed, taken out, takes out, renounce, release, released, refuse, elect not, chose not, choose not, chosen not, not want, not wish, does not care, no wish, no interest, opt out, dispense with, dispenses with, foregone, without any right, not part of, none, shall not have, forgoes, foregoes, disclaims, abandons, skips, skipping, shortened to nothing, gives away, lets slide, out of the deal, deleted in full, eliminated, crossed off, by striking, no longer, set aside, bows out of, declines to, opting out, elected not, has elected to skip, ruled out, excluded, mutually surrender, turns down, turned down the chance',
  no: 'no, not, never, nor, neither, nobody, nothing, without, none, cannot, no one, under no, in no',
  contingency:
    'contingent, contingency, condition, conditional, conditioned, depend, depends, hinge, hinges, turn on, turns on, subject to, rest on, rests on, predicated, precondition, proviso, hinged, rides on, hang on, hangs on, stipulation, protection, clause, option to cancel, way the deal depends, tied to',
  regardless:
    'regardless, irrespective, no matter, whatever, whether or not, even if, even though, even where, come what may, in any event, in all events, in every case, in every event, all events, for any reason, any reason, whatever reason, however, makes no difference, changes nothing, not matter, does not affect, shall not affect, without regard, either way, sale or no sale, notwithstanding, come what, in all events other than, whatever they say, what they say, turn out, turns out, whichever, no matter how, anyway, nevertheless, nonetheless, just the same, all the same, not alter, does not change, not change, irrevocably, unconditionally, absolutely, at any rate, in all cases, for whatever reason, for no reason',
  out: 'cancel, cancellation, terminate, termination, withdraw, back out, walk, walk away, get out, way out, call off, rescind, end the contract, off the hook, excuse, excused, relieve, ground for, grounds for, escape, leave, bail, gets out, way of getting out, let us out, walks, leave the deal, drop out, call this off, calls it off, void, reason to back, step aside, pull out, pulls out, quit',
  bound:
    'bound, obligated, obliged, liable, committed, must buy, go ahead, goes ahead, still buy, still buys, shall close, will close, closes anyway, close anyway, perform, must close, stands, firm, go through, goes through, proceed, stay in, stays in, remain bound, is still bound, closes, still close, must go through, must proceed, pay the price, pays the price, pay the difference, makes up, make up, covers the difference, bring the difference, brings the difference, in cash at, proceeds to closing, stand by',
  refund:
    'refund, refunded, refundable, return, returned, give back, given back, gives back, get back, gets back, got back, reclaim, recover, repaid, paid back, back to buyer, have back, hand back, hands back, comes back, come back, be had back, repay, repays, recoverable, reimbursed, reimbursing, reimbursement, money back, check back, deposit back, handed back, restore, restored, returnable, its return, return of',
  keep: "keep, keeps, kept, retain, retained, retention, pocket, pockets, stay with, stays with, remain with, remains with, forfeit, forfeited, forfeiture, belongs to, earned, property of, to keep, his to, hers to, lost, loses, gone, hard, nonrefundable, non refundable, passed through, confiscate, at risk, forfeit in, own to keep, goes to seller, go to seller, become the seller's, becomes the seller's, seller's money, seller's property, not yours anymore, the owners' money, owners', yours to keep, vests in, turned over to seller, paid over to seller, released to seller, release to the vendor, stays where it is, absolute property, theirs, ours, sacrificed, absorbed",
  notrefund:
    'nonrefundable, non refundable, not refundable, no refund, not be returned, no return, never returned, not come back, no getting, not be refunded, never be refunded, goes hard, go hard, not recoverable, unrecoverable, not come home, never come back, hard from, gone for good, cannot be had back, not get it back, no claim to it, no further claim, at risk from day one, hard money, irrevocably earned, not returnable, at no time returned',
  default:
    "default, defaults, breach, breaches, break, breaks, fail to close, fails to close, failure to close, fail to perform, fails to perform, not close, does not perform, refuse to close, walk away, walks away, renege, reneges, back out, backs out, changes its mind, change his mind, fault, refusal to close, refuses to close, failure to convey, fail to convey, fails to convey, non-performance, nonperformance, does not go through, won't deliver, not perform, change their mind, changes her mind, walked away, backed out, fails, failing, defaulting, in default, own default, breach by",
  only: 'only, sole, solely, exclusive, exclusively, limited to, all that, nothing else, nothing more, nothing beyond, no other, no further, and that is that, full extent, that is all, one and only, alone, solely limited, in full, capped at, limited, by no other means, no other sum, and no more, and that ends, no more, nothing further, sole obligation, no greater, not exceed the deposit, to that alone, merely, at most the deposit, ends there',
  remedy:
    'remedy, remedies, recourse, recovery, claim, entitled, damages, compensation, liability, relief, sue, lawsuit, suit, action, answerable, go after, pursue, recover more, satisfaction, obligation on, exposure, make whole, owe, owes, claims, demand',
  damages:
    'damages, liquidated, compensation, loss, losses, fair estimate, estimate of what, in full settlement, agreed sum, stipulated, genuine estimate, hard to prove, difficult to, forecast of harm, penalty, stipulated at, reasonable forecast, pre-estimate, actual loss, actual damages, estimate of loss, cost the seller, settled in advance, agreed in advance, compensate, harm, fixed sum, fixed as, fixed at',
  specific:
    'specific performance, compel, force, forced, make seller, make him, order the, lis pendens, conveyance, convey, hand over the deed, transfer of the property, sell the house, made to sell, go through with it, claim to the house, equitable relief, equity, decree, compelling conveyance, enforce conveyance, deed the house, obtain the home, force a sale, forced sale, force the sale, make them sell, make her sell, compel the closing, court order, sue for the house, require conveyance, compel transfer, injunction, performance in kind, get the house itself, cloud the title',
  court:
    'court, judge, sue, suit, lawsuit, litigation, litigate, tribunal, trial, bench, courthouse, judges, suits, sued, courts, lawsuits, litigated',
  arbitrate:
    'arbitrate, arbitration, arbitrator, arbitrated, neutral, jams, aaa, american arbitration, private judge, arbiter, decision-maker, panel, arbitrators, referee, umpire, arbitral, private decision',
  dispute:
    'dispute, disputes, disagreement, disagree, quarrel, fight, argument, controversy, claim, claims, fall out, differences, matter, grievance, controversies, disagreements, differ, sue each other, matters in difference, conflict, trouble between, falling out, argue',
  final:
    'final, binding, no appeal, end of it, not be appealed, settles, decides, rules, whose word, award, word is final, sole forum, final and binding, binds both, and that ends it, no court, instead of a judge, instead of court, outside of court, is conclusive, last word, decision stands',
  mediate: 'mediate, mediation, mediator, conciliation',
  jury: 'jury, jurors, juror, twelve, bench trial, peers, non jury, tried to the bench, sitting alone, jury trial, citizens, tried to a judge, to the bench, tried to the court',
  silence:
    'silence, silent, says nothing, say nothing, no notice, without a word, does not object, not object, not hear, not heard, no word, fails to, failure to, fail to, no response, no answer, does not answer, not respond, does not respond, absent, not speaking, without notice, no objection, lets the time, let the time, no letter, without a letter, stays quiet, keep quiet, keeps quiet, not give notice, no list, not sent, hears nothing, hear nothing, nothing by, neglects to, neglect, not lodged, fails to object, no letter from, nothing from buyer, nothing from you, misses the deadline, lets the day pass, does nothing, doing nothing, without objection, no reply, not heard from, unless buyer says, says no word, no disapproval, no cancellation, inaction, unanswered, passes without, goes by without',
  deemed:
    'deemed, treated as, counts as, count as, taken as, take it, considered, regarded, constitutes, conclusively, as though, as if, is acceptance, is consent, acceptance of, presumed, conclusively deemed, taken to be, treated as if, assumed, shall mean, means you are, means that, equals, amounts to, held to have, regarded as, presumed to, as satisfied, content and bound, are happy, is happy, equals approval, is approval, as approval, yes',
  lapse:
    'lapse, lapses, falls away, drops out, drop out, expires, expire, automatically, by itself, on its own, is gone, is over, is lost, disappears, removed, satisfied, met, waived, passes, runs out, goes firm, abandoned, vanishes, dies, ceases, extinguished, falls off, over and done, ends by itself, dissolves, ripens, becomes permitted, waives itself, is spent, closed, removed automatically, comes off, drops away',
  deadline: 'deadline, period, time, by then, within, days, ends, timely',
  escalate:
    'escalate, escalation, escalator, beat, beats, top, tops, outbid, exceed, exceeds, better, above, over, past, higher, increments, increment, increase, rise, rises, go up, goes up, climb, climbs, raise, raised, add, more than, go better, goes better, match and add, tack on, thousand more, grand more, over theirs, over the next, above theirs, in addition, topped, adjusts upward, increased to, raises itself, goes one better, add a thousand, add three thousand, add two thousand, surpass, incremental, put us over, will go up',
  offers:
    "other offer, another offer, any offer, competing, rival, bid, bids, bidder, best offer, highest, bona fide, higher offer, offers, proposal, anybody else bids, someone offers, competing offer, third party's proposal, next one, top offer, best figure, written bid, higher written bid, better one, better offer, rival offer, another buyer's, they go, theirs, anybody, anyone else, other buyer, other buyers, rivals",
  price: 'price, purchase price, figure, offer, sum paid',
  cap: "cap, ceiling, maximum, limit, most, at most, never past, never more, not exceed, not to exceed, up to, no more than, topping out, stopping at, stops at, no higher, until it reaches, no further than, stops, top limit, ends at, tops out, maxes out, will not go past, won't go past, not go beyond, no higher than, never over, never above, highest we go, limit of, ceiling of, cap of, upper limit",
  nocap:
    'no cap, no ceiling, no limit, without limit, no upper limit, no maximum, however high, unlimited, uncapped, without a cap, without ceiling, not subject to any, no dollar, whatever that comes to, whatever that is, no limit applies, sky is the limit, no end, no stopping, however much, whatever the figure, no top',
  market:
    'market, marketing, advertise, show, showing, showings, shown, open house, listed, listing, listing active, sign, solicit, entertain, look for, other buyers, another buyer, on the market, expose, keep looking, mls, offering the premises, shop, shop our contract, shopping, advertised, on zillow, other people see, to the public, take back-up, entertain other, negotiate with, better deal, invite offers, display, promote, lockbox, signs, active, receive offers',
  continue:
    'continue, continues, keep on, go on, goes on, going on, remain, remains, stay, stays, keep, still, carry on, carries on, keeps on, may still, continuing, continued, leave up, not take down, not pull',
  until: 'until, till, pending, while, meanwhile, during',
  lead: 'lead, lead paint, lead based, lead-based, lead hazard, painted surfaces, title x, paint test, lead test, lead testing, lead check, old paint, lead hazards',
  known:
    'know, knows, known, aware, knowledge, found, showed, detected, positive, confirmed, present, reports, tested positive, discovered, turned up, revealed, reported, records show, positive for, contains, contain, there is lead, has been found',
  repair:
    'repair, repairs, fix, fixes, mend, mends, correct, correction, remedy, cure, make good, put right, puts right, see to, work, restore, replace, corrections, treated, treat, bring to code, bringing up to code, put in order, take care of, takes care of, remedied, set right, sets right, brings up, replaces',
  all: 'all, every, everything, anything, any and all, each, whole, entire, complete, whatever, whatsoever',
  costno:
    'whatever it costs, whatever the cost, cost what it may, no matter the cost, regardless of cost, no ceiling, no limit, without limit, no dollar, any cost, however much, at any expense, no matter how much, unlimited, without regard to expense, of any nature and amount, howsoever great, uncapped, any amount, whatever the price, at whatever cost, whatever the bill, any and all costs, entire cost, price no object, cost no object, however big the bill, not subject to any dollar, bear the whole',
  assign:
    "assign, assigns, assigned, assignment, transfer, transfers, transferable, transferred, pass, hand, hand on, sell this contract, substitute, nominate, designate, step into, shoes, take over, in its place, put another, name another, flip, convey this contract, convey his interest, flips, steps in, assignee, resell, sell his place, pass our side, put somebody else, bring in another, substitution, turn over this contract, sign over, transfer of the buyer's, vest title in another, let another, make over",
  contract: 'contract, agreement, deal, this paper, rights under, position, interest',
  consent:
    'consent, permission, approval, leave, say so, say in, asking, ask, agree, telling, running it by, okay, blessing, sign off',
  unasked:
    "without consent, without the consent, without permission, without asking, without seller, no consent, not need, need not, at will, freely, free to, without telling, without approval, no say, as it pleases, pleases, as it sees fit, sees fit, sole discretion, its choosing, unilaterally, at its option, at liberty, having no say, no consent shall, notice being sufficient, at its sole, within builder's discretion, alone may, they alone, unilateral, without notice, as seller likes, needs no, no one's leave, no permission, at pleasure, of its own accord, as they wish, without our okay, with no consent",
  commission:
    "commission, brokerage, brokerage fee, broker, agent, agents, realtor, selling office, buyer agent, compensation of, selling agent, fee, realtor's pay, pay of the agent, agent's fee, broker's fee, brokerage commission, the firm, our agent, settle up with our agent, selling broker, cooperating broker, buyer's broker, firms",
  vague:
    'usual, customary, going rate, prevailing, to be determined, tbd, separate understanding, separate agreement, later, settle between, to be agreed, as agreed, decided at, fair, reasonable, market rate, negotiated later, open-ended, whatever the seller is offering, what the market pays, all think fair, depending, between two and three, whatever, in an amount, amount left open, not yet, to be set, to be filled in, to be decided, decided later, worked out, at a rate to, rests on, what is customary, by agreement between, unstated, unspecified, as posted, as offered',
  wire: 'wire, wired, wiring, transfer, routing, swift, iban, beneficiary, account number, account, bank details, aba, acct, routing number, sort code, remit to, remit funds, new account, bank account',
  email: 'email, e-mail, mail, text, message',
  carry:
    'carry, carries, carry back, holds a note, hold a note, takes a note, note, promissory note, installments, monthly, owner finance, seller finance, act as the bank, pay over time, purchase money, second, lends, lend, paid later, over years, interest, hold the paper, holds the paper, land contract, owner terms, be your lender, your lender as well as, contract for deed, carryback, wraparound, wrap, deed passes when, pay the seller monthly, owe the seller, seller as lender, take back paper, takes paper, back from buyer, installments to seller, payable to seller, debt to seller, loan from the seller, seller loans',
  payments:
    'payment, payments, installment, principal, balance, unpaid balance, debt, owed, owes, outstanding, remaining, rest, whatever remains, what is left, what is then owing, full outstanding, entire debt, all principal, unpaid principal, interest only, remaining balance, monthly payments',
  lump: 'balloon, lump, at once, all at once, one go, single check, single payment, in full, matures, maturity, falls due, comes due, becomes due, whole remaining, everything still, final payment, last installment, final lump, lump payment, payable at the end, has to be paid then, paid off then, settles in full, settles with, due in full, comes due all, becomes payable, all due, one last payment, paid in a single, payoff date, matures on, at the end of',
  years: 'year, years, anniversary, month, months',
  existing:
    "existing, present, current, old, seller's loan, in place, already, first mortgage of, underlying, first note, seller's mortgage, va loan, your mortgage, your monthly mortgage payment, prior mortgage, senior loan",
  stays:
    "stay on, stays on, left in place, leaves in place, not paid off, not be paid off, remains unpaid, take over, takes over, keep current, keep up, subject to, assume, assumes, continues, encumbered, unpaid, in the vendor's name, in seller's name, not satisfied, as it stands, left open, payoff not required, sub-to, subto, remain in the seller's name, need not know, taking over, we'd take over, we take over, still be owed, continues in force, stays behind, keeps running, make your payments, pay your mortgage, without payoff, not retired, survive closing",
  paidoff: 'paid off, satisfied, satisfaction, released, discharged, payoff, pay off, pays off, cleared',
  backup:
    'backup, back up, back-up, second place, secondary, second in line, in line, number two, behind, next, subordinate, stand by, waits, junior, inferior, stand by behind, stands by, reserve position, runner-up, waiting, waits behind, second contract, next in line, position two',
  first:
    'first, prior, earlier, previous, primary, ahead, other contract, existing contract, already signed, earlier accepted, those folks, ahead of us, other buyers, another purchaser, another buyer, prior purchaser, existing buyer, somebody else, mr',
  collapse:
    "collapses, dies, falls, fails, drops out, terminated, terminates, ends, cancelled, falls through, does not close, not close, cancellation of, can't get their loan, not get their loan, is cancelled, is released, is over, do not close, does not go through, not go through, comes apart, breaks down, fizzles, ended",
  stayon:
    'stay, stays, remain, remains, live on, lives on, keep living, occupancy, occupy, occupies, possession, hold over, stay put, lives there, live there, keep the keys, hang on, move out, moves out, vacate, rent back, leaseback, lease back, tenant, remain in the home, holdover, former owner, use for, lessee, term of, move out on the, living there, sleep there, moving out, departure, be out, lets us stay, let us stay, keep using, continued use, occupancy agreement, as landlord, use and occupancy',
  afterclose:
    "after closing, after the closing, after settlement, past closing, post closing, past settlement, after the deed, following closing, once we own, after we own, after the sale, after recording, sale has gone through, after close, after transfer, after the money, after title, beginning at recording, it will be yours, after she's sold it, once it is yours, after it is sold, we close on, beyond closing, from recording, when the deed, past the closing, post-closing, post-settlement, upon recording, after the sale closes",
  rentpay: 'rent, per day, a day, a night, per night, rent free, no charge, free of charge, per diem, daily',
  warrant:
    'warranty, warranties, warrant, warrants, guaranty, guarantee, guarantees, representation, representations, promise, promises, assurance, stand behind, stands behind, fitness, habitability, workmanship, merchantability, promises about, assurances, guaranteeing, guaranties, covenants of quality, statement of the vendor, statements, vouch, vouches, swear to, speaks for',
  disclaim:
    'disclaim, disclaims, disclaimed, exclude, excluded, excludes, implied, express, negate, negated, states nothing, promise nothing, promises nothing, without assurances, neither promise, makes no, gives no, offers no, none is given, relies on no, relied on no, express or implied, rule out, no word about',
  attorney:
    "attorney, lawyer, legal, counsel, legal fees, attorney's fees, legal bills, costs of enforcing, enforce, attorneys, lawyers, legal costs, legal expenses, fees of counsel, suit costs",
  pays: "pay, pays, paid, foot, foots, cover, covers, bear, bears, reimburse, owes, out of your pocket, charge, shoulder, shoulders, reimburses, at buyer's expense, at your expense, on you, owe, indemnify, chargeable to, account of, billed to, on the buyer, on buyer",
  prevail: 'prevailing, loser, loses, whoever, winner, each party, wins, losing, its own',
  plans:
    'plans, specifications, specs, materials, layout, design, fixtures, finishes, brand, color, square footage, elevation, model, drawings, appliances, dimensions, room, size, sizes, tile, finish, lots, common elements, square feet, mechanicals, mirror-image, redesign, phase, cabinets, roofline, floor plan, blueprint, blueprints, exhibit c, amenities, illustrative, renderings, products, features',
  change:
    'change, changes, vary, alter, modify, substitute, deviate, differ, swap, replace, different, switch, pick another, another of, redesign, may be replaced, picks another, relocation, relocate, omit, revise, revises, adjust, adjusts, as built may, consider equal, considers equal, comparable, of like, similar, equivalent, shift, swap out',
  finish:
    'finish, finished, complete, completed, completion, ready, done, built, construction, move-in, delivery date, occupancy date, certificate of occupancy, house will be ready, when the house, delivery by, handover, move in, finishing, construct, schedule, turnover',
  estimate:
    "estimate, estimated, guess, target, goal, hope, hopes, aim, aims, approximate, rough, expects, intends, anticipated, projection, tentative, hope for, won't be held, can't say, cannot say, does not guarantee, not guarantee, no promise, not promise, not held to, only a forecast, best guess, if all goes well, no particular date, about when, on or about, roughly, not certain, no date",
  delay:
    'delay, delays, late, longer, weather, labor, slow, penalty, overrun, behind schedule, storage, rate-lock, shortage, pushes the schedule, however long, for as long, as long as it takes, slips, slippage, setbacks, supply, permit delays, labor or lumber',
  closing:
    'closing, settlement, close, close of escrow, closing date, settle, transfer, the day, date, settlement date, passing, day of settlement, final day, closing day',
  move: 'move, push, pushes, postpone, postpones, extend, extends, defer, defers, delay closing, put off, slide, reschedule, adjourn, set back, later, another day, different day, accelerated, set it earlier, earlier or later, later day, pick a later, extending, advance the, put back, put forward, shift, hold off, holds off, reset, change the, move the day, as late as, choose the day, names the day, sets the day, own schedule',
  assessment:
    'special assessment, assessment, assess, levy, levied, extra charge, one-time charge, surcharge, special charge, per unit, one-time bill, capital call, levied for, divide the cost, divided among, bill for, billed for, be billed, special levy, betterment, share of the cost, each unit pays, charge each, payable per lot, improvement district',
  hoa: 'association, hoa, board, condominium, town, city, county, village, district, council, municipality, co-op, cooperative, township, condo board, owners association, neighborhood, parish, sewer district',
  ahead:
    'plan, plans, planned, propose, proposed, pending, approve, approved, vote, voted, upcoming, going to, about to, expect, expected, means to, will charge, announce, announced, next year, next spring, considering, discussed, talking about, under consideration, passed it, will be levied, plans to, soon, coming, on the agenda, in the works, budgeted, scheduled, this fall, next fall, on its way, discussing, expects to, to be charged, has passed, resolved to',
  firstright:
    'right of first refusal, first refusal, first right, first shot, first chance, first option, first offer, match, prior right, preemptive, step in, same terms, first to buy, option to match, statutory option, pre-emptive right, chapter-land, topa, purchase ahead of, step in and take, prior option, right to match, to match any, before anyone else, ahead of the buyer, ahead of buyer, may buy instead, buy in place of, take this deal, priority, first call, right to buy first, buy it first, first claim',
  option:
    'option, option fee, option money, due diligence fee, lease option, option consideration, lease purchase, due diligence money, upfront fee, for the option',
  silentneg: 'if any, none, no special, unaware',
  may: 'may, can, can not, free to, reserves, entitled, has the right, option of, allowed, permitted, able, at liberty, could',
  must: 'shall, will, must, agrees, has to, have to, is to, obliged, required, duty',
  ifw: 'if, should, unless, when, where, once, in case, provided, upon, in the event',
};
