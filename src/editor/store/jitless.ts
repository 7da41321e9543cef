import * as z from 'zod';

// zod would try whether it may make code from text, which the policy of the page forbids and reports
z.config({ jitless: true });
