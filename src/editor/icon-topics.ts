/**
 * What people search for when they want an icon, and the icons that they mean: their topics in Phosphor Icons, and those of
 * the services. Of words only the beginning, so that "training" and "trainers" are found, too.
 */
export const iconTopics = {
  'train educat school universit course learn teach workshop class student skill':
    'book-open chalkboard-teacher graduation-cap notebook users-three',
  'team people group communit staff employ partner customer client': 'handshake users-three',
  'agree deal contract cooperat trust': 'handshake scroll',
  'care help donat volunt heart': 'first-aid hand-heart stethoscope',
  'health medic hospital doctor emergenc': 'first-aid stethoscope',
  'law legal justice fair ethic bias balanc govern rule polic': 'scales scroll',
  'secur privac safe protect risk encrypt': 'lighthouse lock-key shield-check',
  'audit review inspect check task todo step':
    'calendar-check clipboard-text list-checks shield-check',
  'tool repair build implement develop setting machine craft': 'hammer ruler toolbox wrench',
  'design measur model plan': 'compass pencil-line ruler',
  'farm agricult food animal': 'barn plant tractor',
  'nature environment garden grow green forest': 'leaf mountains plant tree-evergreen',
  'business compan industr manufact office shop store town cit': 'buildings factory storefront',
  'strateg road rout direct guid travel navigat journey':
    'compass lighthouse map-trifold path signpost',
  'place locat address region state': 'map-pin map-trifold mountains',
  'analy data statist financ graph profit sales': 'chart-line-up',
  'search find research explor vision': 'binoculars magnifying-glass',
  'mail messag contact write talk chat call text':
    'chat-circle-text chat-text envelope-simple phone',
  'content edit author document report paper book note':
    'book-open clipboard-text feather notebook pencil-line printer scroll',
  'date event schedul appoint meet time': 'calendar-check',
  social: 'facebook-logo instagram-logo linkedin-logo mastodon-logo twitter-logo youtube-logo',
  'code software program': 'github-logo',
};
