import * as z from 'zod';

// zod would try `new Function`, which the page's policy blocks and reports
z.config({ jitless: true });
